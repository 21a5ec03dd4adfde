# レート

rating-title = レート
rating-change = 全員のレート { $change }
rating-why = この得点は、{ $hanabot } の花火ボットとの引き分け（0.5勝）にあたります。チーム（{ $team }）に見込まれていたのは1勝の { $expected } でした。
rating-why-won = 完璧な花火でレートは下がりません。花火ボット（{ $hanabot }）への1勝になります。チーム（{ $team }）に見込まれていたのは1勝の { $expected } でした。
rating-games = レート戦{ $count }回
rating-graph = { $count }回のレートの推移：{ $first }から{ $last }へ、最低{ $least }、最高{ $most }
rating-table = レート戦の一覧（新しい順）
rating-day = 日付
rating-game = ゲーム
rating-score = 得点
rating-players = { $count }人
rating-all = { $count }回すべて表示
rating-none = レート戦はまだありません。
rating-about = 全員1500から始めます。レート戦ではチーム全員が、得点に応じたレートを持つ花火ボットと引き分けたとみなし、全員が同じだけ変わります。
rating-nameless = ゲスト
error-nobody = その人はいません。
