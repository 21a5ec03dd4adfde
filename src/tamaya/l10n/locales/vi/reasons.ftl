reason-card =
    { $rank } { $suit ->
        [red] đỏ
        [yellow] vàng
        [green] lục
        [blue] lam
        [white] trắng
        [multicolour] nhiều màu
        [black] đen
       *[other] { $suit }
    }

reason-random = Tôi bốc thăm trong những gì luật cho phép.

reason-play-known = Tôi biết lá thứ { $slot } trên tay mình là { reason-card }, và nó khớp.
reason-play-certain = Lá thứ { $slot } trên tay tôi dù là lá gì cũng khớp.
reason-play-clue = Gợi ý của { $giver } nói về lá thứ { $slot } trên tay tôi: tôi hiểu đó là lá nên chơi.
reason-play-prompt = Gợi ý của { $giver } cho người khác cần có { reason-card } trước: tôi cho rằng đó là lá thứ { $slot } đã được gợi ý trên tay tôi.
reason-play-finesse = Gợi ý của { $giver } cho người khác cần có { reason-card } trước, mà không ai khác có thể có: tôi cho rằng đó là lá mới nhất chưa được gợi ý của tôi, lá thứ { $slot }.
reason-play-good-touch = Gợi ý chỉ dành cho lá hữu ích, mà lá thứ { $slot } trên tay tôi là lá hữu ích nào thì cũng khớp.
reason-play-chance = Sắp hết ván nên tôi đánh liều: lá thứ { $slot } trên tay tôi khớp với xác suất { $percent }%.

reason-discard-useless = Lá thứ { $slot } trên tay tôi không còn ích gì nữa.
reason-discard-likely-useless = Lá thứ { $slot } trên tay tôi rất có thể vô ích.
reason-discard-chop = Lá thứ { $slot } là lá cũ nhất chưa được gợi ý trên tay tôi, nên đến lượt nó bị bỏ.
reason-discard-least = Lá nào của tôi cũng đã được gợi ý; lá thứ { $slot } là lá ít đáng tiếc nhất.

reason-clue-play = { $target } có thể chơi ngay { reason-card }.
reason-clue-play-later = { $target } có thể chơi { reason-card } sau những lá mọi người đã biết.
reason-clue-plays = Nhờ gợi ý này cho { $target }, có thêm { $count } lá chơi được.
reason-clue-prompt = { $target } giữ { reason-card }; { $seat } sẽ chơi lá ngay dưới nó trước, một lá đã được gợi ý.
reason-clue-finesse = { $target } giữ { reason-card }; { $seat } sẽ chơi lá ngay dưới nó trước, lá mới nhất chưa được gợi ý.
reason-clue-save = { $target } sắp bỏ { reason-card } mà cả bàn vẫn cần: tôi đã cứu nó.
reason-clue-save-last = { $target } sắp bỏ { reason-card } cuối cùng: tôi đã cứu nó.
reason-clue-fix = { $target } suýt chơi một lá không khớp: tôi đã sửa lại.
reason-clue-tell = Gợi ý này cho { $target } biết nhiều nhất về những lá hữu ích.
reason-clue-hold = Nếu bỏ bài, tôi sẽ phải bỏ một lá đã được gợi ý, nên thay vào đó tôi gợi ý cho { $target }.
reason-clue-wait = Không có gì tốt hơn để làm, nên tôi cho { $target } một gợi ý vô hại.

reason-bonus-decline = Phần thưởng này chẳng giúp được gì.
reason-bonus-token = Token lưu ý thì lúc nào cũng quý.
reason-bonus-mend = Bớt một token bão, thêm một token lưu ý.
reason-bonus-rescue = { reason-card } trong chồng bỏ đang khớp.
reason-bonus-return = Cả bàn vẫn cần { reason-card }: trả nó về bộ bài rút.
reason-lesson = Bài học đã sắp nước này.
