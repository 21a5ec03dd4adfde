table-title = 卓
table-seat = 席{ $seat }
table-ordinal = { $slot }番目
table-colour =
    { $colour ->
        [red] 赤
        [yellow] 黄
        [green] 緑
        [blue] 青
        [white] 白
        [multicolour] 多色
        [black] 黒
       *[other] { $colour }
    }
table-rank = { $rank }
table-card-name = { table-colour }の{ $rank }
table-clue-says =
    { $kind ->
        [rank]
            { $count ->
                [0] { $rank }のカードはありません。
               *[other] { $slots }のカードは{ $rank }です。
            }
       *[colour]
            { $count ->
                [0] { table-colour }のカードはありません。
               *[other] { $slots }のカードは{ table-colour }です。
            }
    }
table-tell = { $target }さんへ「{ table-clue-says }」

table-figures = ヒントチップ・打ち上げ失敗・山札・得点
table-tokens = ヒントチップ{ $most }枚中{ $count }枚
table-strikes = 打ち上げ失敗{ $most }回中{ $count }回
table-in-deck = 山札
table-last-turns =
    { $count ->
       *[other] 残り手番
    }
table-of-points = / { $points }点
table-reachable = あと最高で{ $count }点
table-fireworks = 花火
table-firework =
    { $height ->
        [0] { table-colour }：まだありません
       *[other] { table-colour }：{ $most }枚中{ $height }枚、一番上は{ $rank }
    }{ $direction ->
        [down] 、5から1へ
       *[up] { "" }
    }{ $stopped ->
        [yes] 、もう完成できません
       *[no] { "" }
    }

table-hand-of = { $name }さんの手札
table-own-hand = あなたの手札
table-no-cards = 手札なし
table-partner-card =
    { $open ->
        [yes] { $name }さん、{ table-ordinal }：{ $what }
       *[no] { $name }さん、{ table-ordinal }
    }
table-label = { $card }、{ $knows }
table-own-card = あなたの{ table-ordinal }のカード
table-own-open = あなたの{ table-ordinal }のカード：{ $what }
table-knows = 本人が知っていること：{ $knows }
table-knows-nothing = 本人は何も知りません
table-own-knows = わかっていること：{ $knows }
table-own-knows-nothing = まだヒントなし
table-peek = { $name }さんが知っていること
table-not = { $list }ではない
table-neither = { $one }でも{ $two }でもない
table-knows-both = { $first }、{ $second }
table-possible = まだありえるカード：{ $list }
table-possible-card = { $what }（残り{ $count }枚）
table-away = 離席中
table-offline = 接続なし
table-thinking = 考え中…
table-to-move = 手番
table-bot = ボット
table-bots = この卓のボット

table-your-turn = あなたの番です
table-your-bonus = ボーナスです
table-turn-of = { $name }さんの番です
table-turn-bot = { $name }さんが考えています…
table-waiting-away = 離席中の{ $name }さんを待っています
table-last-round = 最終ラウンド：残り{ $count }手番
table-over = 花火大会はおしまいです
table-spectator = 観戦中です。
table-spectator-late = { $count }手遅れで観戦中です。

table-actions = できること
table-your-card = あなたの{ table-ordinal }のカード
table-card-of =
    { $open ->
        [yes] { $name }さんの{ table-ordinal }のカード：{ $what }
       *[no] { $name }さんの{ table-ordinal }のカード
    }
table-play = 場に出す
table-discard = 捨てる
table-give = ヒントを出す
table-cancel = やめる
table-hint-turn = 自分のカードに触れると出すか捨てるかを選べ、仲間のカードに触れるとヒントを出せます。
table-hint-wait = カードに触れると、まだありえるカードが分かります。
table-not-your-turn = 自分の番に行動できます。
table-again = もう一度
table-held = つながり次第、あなたの行動を送ります…
table-bonus-first = 先にボーナスを決めてください。
table-clue-for = { $name }さんへのヒント
table-more-clues = ほかのヒント
table-choose-clue = 色か数字を選んでください。
table-clues-later = 自分の番にヒントを出せます。
table-no-clue-bonus = 今はそのヒントを出せません。
table-colours = 色
table-ranks = 数字
table-bonus-name =
    { $bonus ->
        [token] ヒントチップ1枚
        [mend] 打ち上げ失敗を1回取り消す
        [return] カードを山札に戻す
        [rescue] 捨て札を場に出す
        [colour] 無料の色ヒント
        [rank] 無料の数字ヒント
       *[choice] 5つから1つ
    }
table-bonus-is = ボーナス：{ table-bonus-name }
table-bonus-choose = ボーナスを選ぶ
table-bonus-does =
    { $bonus ->
        [token] ヒントチップが1枚戻ります。
        [mend] 打ち上げ失敗を1回取り消し、ヒントチップが1枚戻ります。
        [return] 捨て札から1枚選ぶと、山札のどこかに戻ります。
        [rescue] 花火に続く捨て札を1枚選んで場に出します。
        [colour] ヒントチップを使わずに色のヒントを出せます。
       *[rank] ヒントチップを使わずに数字のヒントを出せます。
    }
table-bonus-whom = ヒントの相手
table-bonus-use = 使う
table-bonus-decline = 使わない

table-menu = メニュー
table-talk = 流れと会話
table-pile = 捨て札
table-pile-count = 捨て札（{ $count }枚）
table-pile-card =
    { $mark ->
        [critical] { $rank }が{ $count }枚（残り1枚、まだ必要）
        [dead] { $rank }が{ $count }枚（もう不要）
       *[none] { $rank }が{ $count }枚
    }
table-pile-critical = 残り1枚で、まだ必要なカード
table-pile-dead = もう不要なカード
table-pile-dots = 点は枚数、塗りは捨てた分
table-pace = 余裕
table-pace-about = すべてを完成させるなら、カードを出す以外に使える残りの手番の数です。
table-efficiency = 効率
table-efficiency-about = ヒント1回あたりの、出したカードと、ヒント済みでまだ必要なカードの枚数です。
table-pace-choice = 余裕と効率
table-pace-on = 表示
table-pace-off = 非表示
table-none = なし
table-say = みんなに話す
table-say-watching = 話す（参加者には終了後）
table-send = 送る
table-phrases = 定型文
table-agree = 賛成
table-refuse = 反対
table-withdraw = 取り下げる
table-waiting-for = { $names }さんの返事を待っています
table-invite = 招待リンクをコピー
table-link-copied = 招待リンクをコピーしました。
table-undo = 直前の手番を取り消す
table-end = ゲームを終える
table-end-alone = ゲームを終えますか？
table-end-together = ほかの人が賛成したら、ゲームを終えますか？
table-end-counts =
    { $finale ->
        [yes] 負けになります。
       *[no] 0点になります。
    }
table-end-daily = この一局の挑戦は1回だけで、これで使い切りになります。
table-end-now = 終える
table-end-propose = みんなに聞く
table-end-not = 続ける
table-substitute = { $name }さんの代わりにボット
table-take = { $name }さんの席に着く
table-come-back = 自分の席に戻る
table-last-game = 前のゲーム
table-leave = 席を離れる
table-watching = { $count }人が観戦しています。
table-rules = この卓のルール
table-rules-page = 遊び方
table-keys = キー操作
table-link-connecting = 接続しています…
table-link-waiting = 接続が切れました。つなぎ直しています…
table-link-closed = 接続なし
table-bye-replaced = この卓は別のタブか端末で開かれています。
table-bye-gone = その卓はありません。
table-bye-version = 新しい版があります。ページを読み込み直してください。
table-use-here = ここで使う


table-key-move = カードからカードへ、手札から手札へ
table-key-own = 自分のカードへ
table-key-play = カードを出す用意をする（Enterで出す）
table-key-discard = カードを捨てる用意をする（Enterで捨てる）
table-key-clue = このカードの人へのヒント
table-key-rank = ヒントを選ぶとき：その数字
table-key-colour = ヒントを選ぶとき：その色（色の並び順）
table-key-enter = 選ぶ、決める
table-key-escape = やめる
table-key-reorder = 自分のカードを動かす
table-key-peek = このカードの人が知っていること
table-key-undo = 直前の手番の取り消しを頼む
table-key-log = 流れと会話
table-key-pile = 捨て札置き場
table-key-talk = 話す
table-key-help = この一覧

phrase-hello = こんにちは！
phrase-thanks = ありがとう！
phrase-well-played = お見事！
phrase-oops = しまった。
phrase-i-know-nothing = 自分の手札が何もわかりません。
phrase-do-you-remember = 自分の手札を覚えていますか？
phrase-let-me-think = 少し考えます…
phrase-your-turn = あなたの番ですよ。
phrase-good-luck = がんばりましょう！
phrase-again = もう一度やりませんか？

door-title = ゲームの最中です
door-people = プレイ中：{ $names }
door-bots = ボット：{ $names }
door-why = 手札を見た人は、このゲームの席には着けません。見る前に選んでください。参加しますか、観戦しますか。
door-watch = 観戦する
door-not-now = 席はそのままです。もう一度頼むか、観戦できます。
