# Đồng hồ và những gì đi kèm

option-clock = Thời gian suy nghĩ
option-clock-value =
    { $value ->
        [move] Mỗi lượt
        [fischer] Đồng hồ cờ
        [days] Vài ngày mỗi lượt
       *[none] Không giới hạn
    }
option-clock-about =
    { $value ->
        [move] Lượt nào cũng có cùng thời gian.
        [fischer] Mỗi người có một quỹ thời gian; mỗi lượt dùng bớt, rồi được cộng thêm một ít.
        [days] Dành cho những người không có mặt cùng lúc: mỗi lượt có vài ngày.
       *[none] Ai muốn nghĩ bao lâu cũng được.
    }
clock-span =
    { $minutes ->
        [0] { $seconds } giây
       *[other]
            { $seconds ->
                [0] { $minutes } phút
               *[other] { $minutes } phút { $seconds } giây
            }
    }
option-move-seconds = Thời gian mỗi lượt
option-move-seconds-value = { clock-span }
option-move-seconds-about = Mỗi lượt nhiều nhất { clock-span }.
option-main-seconds = Quỹ thời gian
option-main-seconds-value = { clock-span }
option-main-seconds-about = Mỗi người bắt đầu với { clock-span }.
option-increment-seconds = Cộng thêm mỗi lượt
option-increment-seconds-value = { clock-span }
option-increment-seconds-about = Sau mỗi lượt của mình bạn được thêm { clock-span }.
option-turn-days = Số ngày mỗi lượt
option-turn-days-value = { $count }
option-turn-days-about = Mỗi lượt nhiều nhất { $count } ngày.
option-time-out = Khi hết giờ
option-time-out-value =
    { $value ->
        [bot] Bot chơi thay
       *[nudge] Nhắc nhở
    }
option-time-out-about =
    { $value ->
        [bot] Khi bạn hết giờ, một bot ngồi thay cho đến khi bạn trở lại.
       *[nudge] Khi bạn hết giờ, bạn được nhắc, còn mọi người chờ.
    }
option-rated = Xếp hạng
option-rated-value =
    { $value ->
        [on] Có xếp hạng
       *[off] Chơi vui
    }
option-rated-about =
    { $value ->
        [on] Ván này thay đổi điểm xếp hạng của mọi người. Ai chơi cũng cần tài khoản; không có bot, không rút lại, người xem không thấy bài. Ai hết giờ hoặc rời bàn thì ván kết thúc với 0 điểm.
       *[off] Ván này không tính vào xếp hạng của ai.
    }
chip-clock =
    { $value ->
        [move] { clock-span } mỗi lượt
        [days] { $days } ngày mỗi lượt
       *[fischer] { clock-span } + { $increment } giây
    }
chip-time-out = hết giờ thì bot chơi thay
chip-rated = có xếp hạng
error-rated_rules = Bàn xếp hạng phải có đồng hồ và theo luật trong hộp, không rút lại, người xem không thấy bài.

## Tại bàn

clock-of = Thời gian còn lại của { $name }:
clock-days = { $days } ngày { $hours } giờ
clock-left =
    { $count ->
        [60] Bạn còn một phút.
       *[other] Bạn còn { $count } giây.
    }
clock-kept = Ghế của bạn vẫn được giữ.
clock-paused = Ván đang tạm dừng
clock-pause = Xin tạm dừng
clock-resume = Chơi tiếp
clock-nudge = Nhắc { $name }
log-paused = Ván đang tạm dừng.
log-resumed = { $name } cho ván chơi tiếp.
log-nudged =
    { $by ->
        [you] { $from } nhắc: đến lượt bạn rồi.
       *[other] { $from } nhắc { $name } đến lượt.
    }
log-time-out =
    { $by ->
        [you]
            { $bot ->
                [yes] Bạn đã hết giờ. Bot chơi thay cho đến khi bạn trở lại.
               *[no] Bạn đã hết giờ.
            }
       *[other]
            { $bot ->
                [yes] { $name } đã hết giờ. Bot chơi tiếp.
               *[no] { $name } đã hết giờ.
            }
    }
rated-leave-sure = Ván này có xếp hạng. Nếu bạn rời ghế, ván kết thúc với 0 điểm cho tất cả. Vẫn rời?
error-paused = Ván đang tạm dừng.
error-not_paused = Ván không tạm dừng.
error-nudge_early = Chờ thêm chút nhé: sau một phút mới nhắc được, rồi cứ mười phút một lần.
error-nobody_to_nudge = Lúc này không có ai để nhắc.
error-rated_people = Ván xếp hạng chỉ dành cho người, không có bot.
error-rated_accounts = Ván xếp hạng cần mọi người có tài khoản: hãy chọn tên và mật khẩu trước.
