# Tìm bạn chơi: ghép nhanh, bàn mở

meeting-title = Chơi cùng mọi người
meeting-match = Tìm bạn chơi
meeting-match-about = Bạn ngồi vào bàn đang có người chờ, hoặc mở một bàn mà ai cũng thấy. Đủ người thì chia bài.
meeting-rated = Có xếp hạng
meeting-open = Những bàn đang tìm người
meeting-none = Hiện không ai tìm người chơi.
meeting-free = còn trống { $free } trong { $players } ghế
meeting-away = hiện không có ai
option-listed = Bàn mở
option-listed-value =
    { $value ->
        [off] Riêng tư
       *[on] Mở
    }
option-listed-about =
    { $value ->
        [off] Chỉ ai có liên kết mới vào được.
       *[on] Trên trang đầu, ai cũng thấy bàn này đang tìm người chơi.
    }
chip-listed = mở cho mọi người
