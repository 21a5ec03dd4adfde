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
turns-mine-now = Đến lượt bạn
turns-of-now = Đến lượt { $name }
turns-left = Còn { $span }
turns-more = thêm { $count } bàn
turns-badge =
    { $count ->
        [1] Đến lượt bạn
       *[other] Đến lượt bạn ở { $count } bàn
    }
clock-hours = { $hours } giờ { $minutes } phút
clock-minutes = { $minutes } phút

push-turn = Hanabi: đến lượt bạn
push-nudged = Hanabi: có người đang chờ lượt của bạn
feed-title = Hanabi: các lượt của bạn
error-push_endpoint = Không dùng được địa chỉ nhận thông báo của trình duyệt này.
notify-on = Báo cho tôi khi đến lượt
notify-is-on = Bạn sẽ được báo khi đến lượt
notify-off = Đừng báo nữa
notify-denied = Trình duyệt này không cho phép gửi thông báo khi đến lượt bạn. Có thể đổi điều đó trong cài đặt của trình duyệt cho trang này.
feed-make = Nguồn cấp tin (Atom) báo lượt của tôi
feed-about = Đây là địa chỉ nguồn cấp tin của bạn; mở nó trong một trình đọc tin. Ai biết địa chỉ này sẽ thấy bàn nào đến lượt bạn; tạo địa chỉ mới thì địa chỉ này mất hiệu lực.
