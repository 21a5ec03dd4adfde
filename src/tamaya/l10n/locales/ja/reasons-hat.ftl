reason-hat-play = これまでのメッセージから、自分の左から{ $slot }枚目は、どのカードであっても場に出せました。
reason-hat-play-known = メッセージから、自分の左から{ $slot }枚目が{ reason-card }だとわかっていて、場に出せました。
reason-hat-play-chance = 自分の左から{ $slot }枚目が場に出せる確率は{ $percent }%で、失敗しても大丈夫でした。
reason-hat-clue = 自分以外の全員について、手札を表す番号を計算しました。{ $target }さんへのヒントは、その合計を伝えています（0～{ $most }のうち{ $number }）。
reason-hat-clue-plain = { $target }さんへのこのヒントに番号はありません。言葉どおりの意味だけです。
reason-hat-discard-message = 自分の手札の何枚かが使えないことは全員が知っていました。どれを捨てるかがメッセージで、左から{ $slot }枚目を捨てました。
reason-hat-discard-useless = 自分の左から{ $slot }枚目は、もう使い道のないカードでした。
reason-hat-discard-least = 自分の左から{ $slot }枚目が、なくなっても一番困らないカードでした。
