# 自分の卓と、番のお知らせ

turns-title = あなたの卓
turns-alone = まだ一人です
turns-phase =
    { $phase ->
        [lobby] 参加者を待っています
       *[ended] ゲーム終了
    }
turns-mine = あなたの番（{ $span }）
turns-of = { $name }さんの番（{ $span }）
turns-mine-now = あなたの番です
turns-of-now = { $name }さんの番です
turns-left = 残り{ $span }
turns-more = あと{ $count }卓
turns-badge =
    { $count ->
        [1] あなたの番です
       *[other] { $count }卓であなたの番です
    }
clock-hours = { $hours }時間{ $minutes }分
clock-minutes = { $minutes }分

push-turn = Hanabi：あなたの番です
push-nudged = Hanabi：あなたの番を待っている人がいます
feed-title = Hanabi：あなたの番
error-push_endpoint = このブラウザーの通知先は使えません。
notify-on = 自分の番を知らせる
notify-is-on = あなたの番をお知らせします
notify-off = 知らせない
notify-denied = このブラウザーでは、手番の通知が許可されていません。このサイトについての設定で変えられます。
feed-make = 自分の番のフィード
feed-about = フィードのアドレスです。知っている人には、どの卓であなたの番かが見えます。新しく作ると、これは使えなくなります。
