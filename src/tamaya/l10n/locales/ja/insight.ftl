insight-title = 計算の結果
insight-about = 完成できる山札だったのか、いつまで可能だったのか。強いボットならそれぞれどうしたか。サーバーが全員のために一度だけ計算します。
insight-begin = 計算する
insight-stop = 中止
insight-waiting = まもなく始まります…
insight-progress = { $total }段階中{ $steps }
insight-failed = 計算できませんでした。あとでもう一度試してください。
insight-verdict =
    { $says ->
        [winnable] ここではまだすべて完成できました。
        [lost] ここではもうすべては完成できませんでした。
       *[undecided] ここで完成できたかどうかはわかりません。
    }
insight-why =
    { $why ->
        [over] ゲームは終わっています。
        [gone] 必要なカードが1枚も残っていません。
        [turns] これから来るカードに対して手番が足りません。
        [hands] 手札が捨てられないカードで埋まります。
        [pool] 全員の手札を合わせても足りません。
        [ending] 最後の手番が合わない人に回ります。
       *[searched] すべての手順を試しました。
    }
insight-lost-by = { $move }手目で逃しました
insight-show-line = 完成までの手順を見る
insight-move = { $move }手目：{ $what }
insight-fork = これは実際のゲームの{ $move }手目のあとについてです。試しの手は分析されません。
insight-would = { $bot }なら：
insight-same = 実際と同じです。
insight-play = { table-ordinal }の{ table-card-name }を場に出します。
insight-discard = { table-ordinal }の{ table-card-name }を捨てます。
insight-choose =
    { $what ->
        [bonus] ボーナスを使います。
       *[deck] 山札の一番上を場に出します。
    }
insight-lead = 本人から見てありえた手札で、{ $bot }が{ $worlds }回最後まで打ちました。実際の手との差は{ $points } ± { $error }点です。
insight-no-lead =
    { $why ->
        [rules] どれだけの差かはわかりません。このルールでは続きを試せません。
       *[moves] どれだけの差かはわかりません。どんな手札でも、{ $bot }は他の人のようには打ちません。
    }
insight-try = 試す
insight-agreed = { $bot }は{ $total }手のうち{ $count }手で同じ選択をします。
insight-next = 次の違い
