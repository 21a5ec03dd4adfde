reason-card =
    { $suit ->
        [red] 赤
        [yellow] 黄
        [green] 緑
        [blue] 青
        [white] 白
        [multicolour] 多色
        [black] 黒
       *[other] { $suit }
    }の{ $rank }

reason-random = できることの中から、くじで選びました。

reason-play-known = 自分の左から{ $slot }枚目が{ reason-card }だとわかっていて、場に出せました。
reason-play-certain = 自分の左から{ $slot }枚目は、どのカードであっても場に出せました。
reason-play-clue = { $giver }さんのヒントは自分の左から{ $slot }枚目を指していたので、場に出せるカードだと考えました。
reason-play-prompt = { $giver }さんがほかの人に出したヒントには、先に{ reason-card }が必要でした。ヒントをもらっていた左から{ $slot }枚目がそれだと考えました。
reason-play-finesse = { $giver }さんがほかの人に出したヒントには、先に{ reason-card }が必要で、ほかに持っている人はいませんでした。ヒントのない一番新しいカード、左から{ $slot }枚目がそれだと考えました。
reason-play-good-touch = ヒントは役に立つカードに出すものです。左から{ $slot }枚目は、役に立つカードならどれでも場に出せました。
reason-play-chance = 終わりが近いので賭けました。左から{ $slot }枚目が場に出せる確率は{ $percent }%でした。

reason-discard-useless = 自分の左から{ $slot }枚目は、もう使い道のないカードでした。
reason-discard-likely-useless = 自分の左から{ $slot }枚目は、おそらく使い道のないカードでした。
reason-discard-chop = 左から{ $slot }枚目は、ヒントをもらっていない手札のうち一番古いカードなので、次に捨てる番でした。
reason-discard-least = 手札はすべてヒントをもらっていました。左から{ $slot }枚目が、なくなっても一番困らないカードでした。

reason-clue-play = { $target }さんは、すぐに{ reason-card }を場に出せます。
reason-clue-play-later = { $target }さんは、すでにわかっているカードのあとに{ reason-card }を場に出せます。
reason-clue-plays = { $target }さんへのこのヒントで、あと{ $count }枚を場に出せるようになります。
reason-clue-prompt = { $target }さんは{ reason-card }を持っています。その下のカードは、ヒントをもらっている{ $seat }さんが先に出します。
reason-clue-finesse = { $target }さんは{ reason-card }を持っています。その下のカードは、{ $seat }さんがヒントのない一番新しいカードとして先に出します。
reason-clue-save = { $target }さんは、まだ必要な{ reason-card }を捨てるところだったので、守りました。
reason-clue-save-last = { $target }さんは、最後の1枚の{ reason-card }を捨てるところだったので、守りました。
reason-clue-fix = { $target }さんが、つながらないカードを出すところだったので、正しました。
reason-clue-tell = { $target }さんの役に立つカードについて、一番多くを伝えるヒントです。
reason-clue-hold = 捨てるとしたら、ヒントで示されたカードを手放すしかなかったので、代わりに{ $target }さんにヒントを出しました。
reason-clue-wait = ほかによい手がなかったので、{ $target }さんに害のないヒントを出しました。

reason-bonus-decline = このボーナスは役に立ちませんでした。
reason-bonus-token = ヒントチップはいつでも助かります。
reason-bonus-mend = 打ち上げ失敗が1回減り、ヒントチップが1枚増えます。
reason-bonus-rescue = 捨て札置き場の{ reason-card }を場に出せました。
reason-bonus-return = { reason-card }はまだ必要なので、山札に戻しました。
reason-lesson = ここはレッスンの台本どおりです。
