# Bàn trước khi chia bài

lobby-title = Trước giờ diễn
lobby-host = { $name } là chủ bàn này.
lobby-host-you = Bạn là chủ bàn này.
lobby-same-cards = Bàn này chia lại bài của một ván đã kết thúc. Không tính vào xếp hạng.
lobby-same-cards-known = { $names } đã thấy những lá bài này.

## Mời bạn

lobby-invite = Mời bạn bè
lobby-invite-about = Ai có liên kết này đều có thể ngồi vào bàn hoặc xem.
lobby-link = Liên kết đến bàn này
lobby-copy-by-hand = Hãy chọn liên kết rồi tự sao chép.
lobby-share-title = Một ván Hanabi
lobby-share-text = Bàn của mình có một ghế dành cho bạn.
lobby-qr = Hiện mã QR
lobby-qr-hide = Ẩn mã QR
lobby-qr-about = Mã QR của liên kết đến bàn này, để quét bằng điện thoại

## Ghế

lobby-seats = Ghế
lobby-rated = Bàn này có xếp hạng: ai cũng cần tài khoản, và bot không chơi.
lobby-seat = Ghế { $number }
lobby-seat-free = Trống
lobby-sit = Ngồi đây
lobby-stand = Đứng dậy
lobby-add-bot = Thêm bot
lobby-add-bot-seat = Thêm bot vào ghế { $number }
lobby-choose-bot = Chọn bot nào?
lobby-bot-level = Trình độ: { $level }
lobby-bot-convention = Quy ước: { $convention }
lobby-fill = Cho bot ngồi kín { $count } ghế trống
lobby-clear = Bỏ trống ghế
lobby-clear-seat = Bỏ trống ghế { $number } ({ $name })
lobby-make-host = Trao quyền chủ bàn
lobby-make-host-name = Trao quyền chủ bàn cho { $name }
lobby-here = có mặt
lobby-gone = mất kết nối
lobby-name = Tên của bạn ở bàn này

## Bắt đầu

lobby-start = Chia bài
lobby-start-free = Còn { $count } ghế trống.
lobby-start-ready = Mọi người đã ngồi vào chỗ.
lobby-wait-host = { $name } sẽ chia bài.
lobby-watching = { $count } người đang xem
lobby-you-watch = Bạn đang xem. Hãy ngồi vào ghế trống để chơi.
lobby-you-watch-full = Bạn đang xem: ghế nào cũng có người.
lobby-you-watch-late = Bạn sẽ xem ván này trễ { $count } lượt.
lobby-begun-late = Ván đã bắt đầu; bạn sẽ xem trễ { $count } lượt.
lobby-seated-at = Bạn ngồi ghế { $number }.

## Luật

lobby-change-rules = Đổi luật
lobby-rules-save = Dùng luật này
lobby-rules-discard = Để như cũ
