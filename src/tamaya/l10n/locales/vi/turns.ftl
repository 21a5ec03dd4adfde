# Bàn của mình, và được báo khi đến lượt

turns-title = Bàn của bạn
turns-alone = Chưa có ai khác
turns-phase =
    { $phase ->
        [lobby] Đang chờ người chơi
       *[ended] Ván đã kết thúc
    }
turns-mine = Đến lượt bạn, đã { $span }
turns-of = Đến lượt { $name }, đã { $span }
turns-left = Còn { $span }
turns-more = thêm { $count } bàn
turns-badge =
    { $count ->
        [1] Đến lượt bạn
       *[other] Đến lượt bạn ở { $count } bàn
    }
clock-hours = { $hours } giờ { $minutes } phút
clock-minutes = { $minutes } phút
