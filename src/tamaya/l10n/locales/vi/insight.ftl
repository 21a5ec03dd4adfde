insight-title = Tính toán
insight-about = Ván này có thể thắng trọn không, và đến lúc nào? Một bot mạnh sẽ đi thế nào ở từng nước? Máy chủ tính một lần cho mọi người.
insight-begin = Tính
insight-stop = Dừng
insight-waiting = Sắp bắt đầu…
insight-progress = { $steps } trên { $total } bước
insight-failed = Không tính được. Hãy thử lại sau.
insight-verdict =
    { $says ->
        [winnable] Ở đây vẫn có thể thắng trọn.
        [lost] Ở đây không còn thắng trọn được nữa.
       *[undecided] Không rõ ở đây có thắng được không.
    }
insight-why =
    { $why ->
        [over] Ván đã kết thúc.
        [gone] Một lá cần thiết không còn bản nào.
        [turns] Không đủ lượt cho những lá còn đến.
        [hands] Tay bài đầy những lá phải giữ.
        [pool] Gộp mọi tay bài lại cũng không đủ.
        [ending] Các lượt cuối rơi vào người không hợp.
       *[searched] Mọi cách đã được thử.
    }
insight-lost-by = Mất ở nước { $move }
insight-show-line = Xem một cách thắng
insight-move = Nước { $move }: { $what }
insight-fork = Đây là về ván thật, sau nước { $move }; phần thử không được phân tích.
insight-would = { $bot } sẽ:
insight-same = Đúng như đã đi.
insight-play = chơi lá { table-ordinal }, { table-card-name }.
insight-discard = bỏ lá { table-ordinal }, { table-card-name }.
insight-choose =
    { $what ->
        [bonus] dùng phần thưởng.
       *[deck] chơi lá trên cùng của bộ bài rút.
    }
insight-lead = Với những bài người chơi có thể đang cầm, { $bot } chơi hết ván { $worlds } lần: chênh { $points } ± { $error } điểm so với nước đã đi.
insight-no-lead =
    { $why ->
        [rules] Không thể nói nước đó đáng bao nhiêu: với luật này không chơi tiếp được phần còn lại.
       *[moves] Không thể nói nước đó đáng bao nhiêu: không có bài nào để { $bot } đi như những người khác.
    }
insight-try = Thử
insight-agreed = { $bot } sẽ đi giống vậy ở { $count } trên { $total } nước.
insight-next = Khác biệt kế tiếp
