history-title = 自分のゲーム
history-names = 一緒に遊んだ人
history-variant = バリアント
history-players = 人数
history-result = 結果
history-any = すべて
history-perfect = 完璧
history-not-perfect = それ以外
history-found =
    { $count ->
        [0] ゲームはありません
       *[other] { $count }ゲーム
    }
history-more = もっと前のゲーム
history-none = まだ終わったゲームがありません。終わるとここに残ります。
history-none-such = そのようなゲームはありません。
history-per-variant = バリアント別
history-per-team = チーム別
history-variant-players = { $variant }、{ $count }人
history-games = 回数
history-mean = 平均
history-best = 最高
history-perfect-count = 完璧
history-all = すべてのゲーム
history-spread = 得点の分布
history-course = 平均の移り変わり
history-since = 開始日
history-take = すべて持ち帰る
history-json = すべての記録（JSON）
history-csv = 一覧（CSV）

start-history-about = 1手ずつ振り返り、成績も見られます。
start-bring-about = hanab.liveやファイルのゲームを見ます。

bring-title = 記録を開く
bring-about = よそで遊んだゲームを1手ずつ見て、分析し、別の手も試せます。
bring-label = 記録（JSON）またはhanab.liveのリンク
bring-where = hanab.liveでは、リプレイのメニューからゲーム全体の入ったリンクをコピーできます。hanab.live/exportとゲームの番号でJSONも得られます。番号だけのリンクにはゲームが入っていません。
bring-open = 開く
bring-file = ファイルから…
bring-kept = 専用のリンクができます。あなたと、あなたが教えた人が見られます。

error-no_such_game = そのようなゲームはないか、まだ終わっていません。
error-todays_cards = これは今日のカードです。先に「今日の一局」を終えてください。明日までは友だちにも内緒です。
error-no_such_comment = そのコメントはもうありません。
error-no_such_action = ゲームにそのような手はありません。
error-illegal_action = その手はそこでは許されません。
error-already_over = ゲームはその前に終わっています。
error-not_expressible = hanab.liveではこのゲームを表せません。
error-comments_full = このゲームへのコメントはもういっぱいです。
error-record_unreadable = ここで読める記録やリンクではありません。
error-record_unsupported = ここでは知られていないルールのゲームです。
error-record_wrong = その記録の手は、カードやルールと合いません。
error-record_link = そのリンクはhanab.liveのゲームを指すだけです。リプレイのメニューから、ゲーム全体を含むリンク（hanab.live/replay-json/…）をコピーするか、JSONを貼り付けてください。
error-record_variant = バリアント「{ $variant }」はここでは遊べません。
error-record_move = その記録の{ $move }手目は、カードやルールと合いません。
