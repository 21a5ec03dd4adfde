history-title = Các ván của tôi
history-names = Có ai chơi
history-variant = Biến thể
history-players = Số người
history-result = Kết quả
history-any = bất kỳ
history-perfect = hoàn hảo
history-not-perfect = còn lại
history-found =
    { $count ->
        [0] Không có ván nào
       *[other] { $count } ván
    }
history-more = Các ván cũ hơn
history-none = Bạn chưa chơi xong ván nào. Khi xong, ván sẽ ở lại đây.
history-none-such = Không có ván nào như thế.
history-per-variant = Theo biến thể
history-per-team = Theo đội
history-variant-players = { $variant }, { $count } người
history-games = Ván
history-mean = Trung bình
history-best = Cao nhất
history-perfect-count = Hoàn hảo
history-all = Mọi ván
history-spread = Phân bố điểm
history-course = Trung bình theo thời gian
history-since = Từ
history-take = Mang theo tất cả
history-json = Mọi bản ghi (JSON)
history-csv = Danh sách (CSV)

start-history-about = Xem lại từng nước; xem bạn chơi thế nào.
start-bring-about = Xem một ván từ hanab.live hoặc từ tệp.

bring-title = Mở bản ghi
bring-about = Một ván chơi ở nơi khác, để xem từng nước, phân tích và thử cách khác.
bring-label = Bản ghi (JSON) hoặc liên kết hanab.live
bring-where = Trên hanab.live, trình đơn xem lại cho sao chép liên kết chứa cả ván; hanab.live/export cùng số của ván cho JSON. Liên kết chỉ có số thì không chứa ván.
bring-open = Mở
bring-file = Từ tệp…
bring-kept = Ván có liên kết riêng, cho bạn và những ai bạn gửi.

error-no_such_game = Không có ván này, hoặc ván chưa kết thúc.
error-todays_cards = Đây là các lá bài của hôm nay: hãy chơi ván trong ngày trước, và giữ kín cho đến ngày mai.
error-no_such_comment = Bình luận đó không còn nữa.
error-no_such_action = Ván không có nước đó.
error-illegal_action = Ở đó không được đi nước này.
error-already_over = Ván đã kết thúc trước đó.
error-not_expressible = hanab.live không diễn tả được ván này.
error-comments_full = Ván này đã có quá nhiều bình luận.
error-record_unreadable = Đó không phải bản ghi hay liên kết đọc được ở đây.
error-record_unsupported = Ván đó theo luật không biết ở đây.
error-record_wrong = Các nước trong bản ghi không khớp với bài và luật của nó.
error-record_link = Liên kết đó chỉ nêu tên một ván trên hanab.live. Hãy chép liên kết chứa cả ván từ thực đơn xem lại ở đó (hanab.live/replay-json/…), hoặc dán JSON.
error-record_variant = Ở đây không chơi được biến thể “{ $variant }”.
error-record_move = Nước { $move } của bản ghi không khớp với bài và luật của nó.
