end-of = / { $points }
end-won = Hoàn hảo!
end-lost = Thua
end-told = { $score } trên { $points } điểm.
end-grade =
    { $grade ->
        [failed] Thất bại
        [horrible] Thảm họa
        [poor] Kém
        [decent] Tạm được
        [excellent] Xuất sắc
        [extraordinary] Phi thường
        [legendary] Huyền thoại!
       *[divine] Thần thánh!
    }
end-by-perfect = Mọi pháo hoa đều hoàn thành. Một đêm tuyệt vời!
end-by-deck = Bộ bài rút đã hết, ai cũng đã đi lượt cuối.
end-by-strikes = Thêm một token bão là quá nhiều: buổi diễn tan thành khói.
end-by-decided = Không thể ghi thêm điểm nữa.
end-by-finale_lost = Màn kết hoành tráng không thể hoàn hảo được nữa.
end-by-timeout = Hết giờ.
end-by-vote = Người chơi đã kết thúc ván.
end-by-terminated = Ván đã bị kết thúc.
end-total = Trên bàn có { $total } trên { $points } điểm.
end-missed = Mất hẳn rồi:
end-fewest = Ít bài trên tay nhất: { $names }
end-again = Chơi lại
end-next = Ván tiếp theo
end-fill = Xếp chỗ ngồi
end-daily = Xem kết quả của người khác
end-host-starts = Chủ bàn có thể bắt đầu ván sau.
end-record = Bản ghi
end-replay = Xem lại
