# Trang đầu

start-title = Tamaya: chơi Hanabi với bạn bè và bot
start-lead = Ai cũng thấy bài của bạn, trừ chính bạn. Hãy tin gợi ý của bạn bè và cùng nhau thắp sáng cả bầu trời.
start-game = Hanabi, trò chơi bài hợp tác, ngay trong trình duyệt. Miễn phí, không cần tài khoản.
start-play = Chơi ngay
start-play-about = Bạn và { $bots } bot. Chia bài ngay lập tức.
start-size = Bàn có mấy người?
start-friends = Bàn cho bạn bè
start-friends-about = Chọn luật, rồi gửi liên kết.
start-join-label = Liên kết hoặc mã
start-join-go = Vào bàn
start-join-invalid = Đó không phải liên kết hay mã của bàn nào ở đây.
start-name = Tên của bạn
start-name-long = Tối đa { $most } ký tự, đang thừa { $over }. Một biểu tượng cảm xúc có thể tính là nhiều ký tự.
start-name-empty = Tên phải có ít nhất một chữ.
start-learn = Học chơi
start-learn-about = Ván đầu có chỉ dẫn: mười phút. Sau đó là bài học và câu đố.
start-busy = Đang thắp đèn lồng…

## Bàn mới

new-title = Bàn cho bạn bè
new-about = Chọn số người và luật chơi. Trước khi chia bài vẫn đổi được hết.
new-create = Mở bàn
