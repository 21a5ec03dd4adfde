# 卓で選べるもの。各項目の名前、選択肢（“-value”）、選んだものの意味を1行で（“-about”）。

settings-title = この卓のルール
settings-preset = なじみのルールから
settings-variant = 色
settings-more = そのほかのルール
settings-group =
    { $group ->
        [time] 時間とレート
        [hands] 手札とチップ
        [clues] ヒントと手番
        [end] 終わり方と得点
        [table] この卓の決まり
       *[other] そのほか
    }
settings-changed-from =
    { $preset ->
        [bga] Board Game Arenaと違うところ：
        [rnr] R&R Gamesと違うところ：
        [hanab-live] hanab.liveと違うところ：
        [hle] Hanabi Learning Environmentと違うところ：
       *[printed] 箱入りのルールと違うところ：
    }
settings-as-preset = このルールのままです。
settings-reset = 元に戻す
settings-change = { $option }：{ $value }
settings-less = { $option }を減らす
settings-more-of = { $option }を増やす
settings-in-force = 適用中のルール
settings-all = すべてのルールを文で見る
settings-all-close = 短く表示

## ルールの型

preset-name =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R Games
        [hanab-live] hanab.live
        [hle] Learning Environment
       *[printed] 箱入り
    }
preset-about =
    { $preset ->
        [bga] Board Game Arenaと同じ。箱入りのルールに、色のバリアントをすべて選べます。
        [rnr] R&R Games版と同じ。ヒントは必ず1枚以上のカードを指します。
        [hanab-live] hanab.liveと同じ。ヒントは必ず1枚以上を指し、席1から始まり、もう点が増えなくなったら終わります。
        [hle] 研究用のHanabi Learning Environmentと同じ。ヒントは必ず1枚以上を指し、席1から始まります。
       *[printed] 箱の説明書どおり。「1枚もない」というヒントも可、3回目の失敗で0点、最初の手番はくじで決めます。
    }

## 色のバリアント

variant-name =
    { $variant ->
        [tricky] トリッキー
        [hard] 難しい
        [avalanche] 色の雪崩
        [black-powder] 黒い火薬
        [normal] 普通
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [tricky] 6色目の「多色」が10枚。ほかの色と同じように、多色と名指しでヒントを出せます。
        [hard] 6色目の「多色」が各数字1枚ずつ、計5枚。1枚でも失えばそれきりです。多色と名指しでヒントを出せます。
        [avalanche] 6色目の「多色」が10枚。多色と名指しはできず、どの色のヒントでも多色のカードが指されます。
        [black-powder] 6色目の「黒」を5から1へ並べます。色のヒントでは指されず、数字では指されます。得点にはならず、足りない黒1枚につき1点を失います。
        [normal] 箱にある5色、各10枚。
       *[other] { $variant }
    }
variant-elsewhere =
    { $variant ->
        [tricky] ほかでの呼び名：Board Game Arenaの「トリッキー」、hanab.liveの“6 suits”。多色カード10枚の箱はこちら。
        [hard] ほかでの呼び名：Board Game Arenaの「難しい」。多色カード5枚の箱の拡張ルール「色の雪崩」はこちらです。
        [avalanche] ほかでの呼び名：Board Game Arenaの「色の雪崩」「とても難しい」、hanab.liveの“Rainbow”。多色カード5枚の「色の雪崩」は、ここでは「難しい」です。
        [black-powder] ほかでの呼び名：Board Game Arenaと新しい版の箱の“Black Powder”。
        [normal] ほかでの呼び名：Board Game Arenaの「普通」、hanab.liveの“No Variant”。
       *[other] { $variant }
    }
variant-sum = 全{ $cards }枚、最高{ $points }点

## 項目

option-players = 人数
option-players-about =
    { $value ->
        [6] 6人は公式にはない人数です。手札は3枚になります。
       *[other] 手番は時計回り（左隣へ）です。
    }

option-hand = 手札の枚数
option-hand-value =
    { $value ->
        [less] 1枚少なく
        [more] 1枚多く
       *[usual] 通常
    }
option-hand-about =
    { $value ->
        [less] 全員の手札が通常より1枚少なくなります。
        [more] 全員の手札が通常より1枚多くなります。
       *[usual] 2～3人は5枚、4～5人は4枚、6人は3枚。
    }

option-max-clue-tokens = ヒントチップの上限
option-max-clue-tokens-about = ヒントチップは{ $count }枚までです。
option-start-clue-tokens = 最初のヒントチップ
option-start-clue-tokens-about =
    { $count ->
        [0] ヒントチップなしで始まります。
       *[other] ヒントチップ{ $count }枚で始まります。
    }

option-strike-limit = 打ち上げ失敗の限度
option-strike-limit-about = { $count }回目の打ち上げ失敗で終わりです。

option-first-player = 最初の手番
option-first-player-value =
    { $value ->
        [random] くじ引き
       *[seat] 席{ $seat }
    }
option-first-player-about =
    { $value ->
        [random] 最初の手番はくじで決めます。
       *[seat] 席{ $seat }から始めます。
    }

option-empty-clues = 「1枚もない」というヒント
option-empty-clues-value =
    { $value ->
        [off] 不可
       *[on] 可
    }
option-empty-clues-about =
    { $value ->
        [off] ヒントは必ず1枚以上のカードを指します。「青は1枚もない」とは言えません。
       *[on] 1枚も当てはまらないヒントも出せます（「青は1枚もないよ」）。
    }

option-strikeout-score = 失敗で終わったとき
option-strikeout-score-value =
    { $value ->
        [keep] 得点は残る
       *[zero] 0点
    }
option-strikeout-score-about =
    { $value ->
        [keep] 失敗の限度に達しても、場に並んだカードは得点になります。
       *[zero] 失敗の限度に達したら0点です。
    }

option-stop-when-decided = もう点が増えないとき
option-stop-when-decided-value =
    { $value ->
        [public] そこで終わる
       *[off] 最後まで続ける
    }
option-stop-when-decided-about =
    { $value ->
        [public] 花火と捨て札から、これ以上点が増えないと分かった時点で終わります。
       *[off] これ以上点が増えなくても、最後まで続けます。
    }
option-stop-when-decided-not = ボーナスやグランドフィナーレとは一緒に使えません。もう点が増えないと言い切れなくなるためです。

option-grand-finale = グランドフィナーレ
option-grand-finale-value =
    { $value ->
        [on] あり
       *[off] なし
    }
option-grand-finale-about =
    { $value ->
        [on] 最終ラウンドがなく、山札がなくなっても続けます。完璧に終えるか、必要なカードを失って負けるかのどちらかです。
       *[off] 山札がなくなったら、全員がもう1回ずつ手番を行い、得点を数えます。
    }

option-bonuses = 5つの華麗なボーナス
option-bonuses-value =
    { $value ->
        [tiles] タイル
        [random] ランダム
        [choice] 自分で選ぶ
       *[off] なし
    }
option-bonuses-about =
    { $value ->
        [tiles] 花火が完成すると、ヒントチップの代わりに、よく混ぜた6枚のボーナスタイルから次の1枚をめくります。
        [random] 花火が完成すると、ヒントチップの代わりに、5つのボーナスからくじで1つもらえます。
        [choice] 花火を完成させた人が、ヒントチップの代わりに、5つのボーナスから1つ選びます。
       *[off] 花火が完成すると、ヒントチップが1枚戻ります。
    }

option-chat = チャット
option-chat-value =
    { $value ->
        [none] なし
        [phrases] 定型文のみ
       *[free] 自由
    }
option-chat-about =
    { $value ->
        [none] ゲーム中は誰も書き込めません。
        [phrases] 手札に触れない定型文だけが使えます。
       *[free] 誰でも書き込めます。手札を教えるのはルール違反です。
    }

option-spectators = 観戦
option-spectators-value =
    { $value ->
        [none] 不可
        [delayed] 遅れて見せる
        [backs] 手札は見せない
       *[hands] 手札も見せる
    }
option-spectators-about =
    { $value ->
        [none] 席のない人はゲームを見られません。
        [delayed] リンクを知っている人は、何手か遅れて観戦できます。手札は、そのあと手を離れたカードだけ表が見えます。
        [backs] リンクを知っている人は観戦できますが、見えるのはカードの裏だけです。
       *[hands] リンクを知っている人は観戦でき、全員の手札が見えます。
    }
option-spectator-delay = 遅れ（手数）
option-spectator-delay-value = { $count }
option-spectator-delay-about = 観戦者には{ $count }手遅れて見えます。まだ手札にあるカードは裏のままです。

option-undo = 待った
option-undo-value =
    { $value ->
        [off] なし
       *[on] 全員の同意で
    }
option-undo-about =
    { $value ->
        [off] 一度したことは取り消せません。
       *[on] 全員が同意すれば手番を取り消せます。取り消したことは記録に残ります。
    }

option-open-order = 手札の並び
option-open-order-value =
    { $value ->
        [off] 自分だけ
       *[on] 全員に見える
    }
option-open-order-about =
    { $value ->
        [off] 手札をどう並べ替えたかは、自分にしか見えません。
       *[on] 実際の卓と同じく、手札の並べ替えが全員に見えます。
    }

## 適用中のルールを短く

chip-preset =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R Games
        [hanab-live] hanab.live
        [hle] HLE
       *[printed] 箱入りのルール
    }
chip-changed = 変更{ $count }件
chip-variant =
    { $variant ->
        [tricky] トリッキー
        [hard] 難しい
        [avalanche] 色の雪崩
        [black-powder] 黒い火薬
        [normal] 5色
       *[other] { $variant }
    }
chip-empty-clues =
    { $value ->
        [off] 「1枚もない」は不可
       *[on] 「1枚もない」も可
    }
chip-hand =
    { $value ->
        [less] 手札1枚少なく
       *[more] 手札1枚多く
    }
chip-tokens = ヒントチップ{ $start }枚（上限{ $most }）
chip-strike-limit = { $count }回の失敗で終了
chip-first-player = 席{ $seat }から
chip-strikeout-score = 失敗で終わっても得点あり
chip-stop-when-decided = 点が決まれば終了
chip-grand-finale = グランドフィナーレ
chip-bonuses =
    { $value ->
        [random] ランダムのボーナス
        [choice] 選べるボーナス
       *[tiles] ボーナスタイル
    }
chip-chat =
    { $value ->
        [none] チャットなし
       *[phrases] 定型文のみ
    }
chip-spectators =
    { $value ->
        [none] 観戦不可
        [delayed] 観戦は{ $count }手遅れ
       *[backs] 観戦者に手札は見えない
    }
chip-undo = 待ったなし
chip-open-order = 並びは自分だけ
