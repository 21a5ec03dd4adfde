replay-title = Xem lại ván
replay-imported = Xem lại một ván từ nơi khác
replay-loading = Đang tải ván chơi…
replay-menu = Mang theo
replay-beside = Diễn biến, phân tích, bình luận
replay-bot-player = { $name } ({ $bot })
replay-stand-in = { $name } (sau đó { $bot })

replay-transport = Đi qua ván chơi
replay-slider = Vị trí trong ván
replay-move-of = Nước { $move } trên { $last }
replay-first = Về lúc chia bài
replay-round-back = Lùi một vòng
replay-step-back = Lùi một nước
replay-run = Chạy
replay-pause = Tạm dừng
replay-step = Tới một nước
replay-round = Tới một vòng
replay-end = Đến cuối
replay-view = Nhìn bằng mắt ai
replay-view-all = Tất cả
replay-view-of = { $name }
replay-log = Diễn biến
replay-analysis = Phân tích
replay-the-deal = Bài đã được chia.
replay-no-change = Một phần thưởng đã được dùng nhưng không thay đổi gì.
replay-move = Nước
replay-at-move =
    { $move ->
        [0] lúc chia bài
       *[other] sau nước { $move }
    }
replay-known = Điều đã biết về lá này
replay-could-be = Điều { $name } có thể biết về nó, nhờ gợi ý và những lá nhìn thấy:

replay-fits = Theo tất cả những gì người chơi có thể biết, lá này khớp với xác suất { $percent }%.
replay-last = Theo tất cả những gì người chơi có thể biết, { $percent }% đây là lá cuối cùng còn cần đến.
replay-because = { $bot }:

replay-what-if = Nếu như…
replay-not-the-game =
    { $move ->
        [0] Không phải ván thật: thử từ lúc chia bài.
       *[other] Không phải ván thật: thử từ nước { $move }.
    }
replay-back = Về ván thật
replay-your-choice = Đến lượt { $name }.
replay-choose-how = Bạn quyết định thay mọi người, hoặc để bot:
replay-which-bot = Bot nào
replay-bot-one = một nước
replay-bot-all = đến hết
replay-bot-plays = đang chơi…
replay-take-back = Rút lại nước cuối

replay-copy-link = Sao chép liên kết đến nước này
replay-link-copied = Đã sao chép liên kết dẫn đúng đến nước này.
replay-copy-hanab-live = Sao chép liên kết hanab.live
replay-play-deck = Chơi bộ bài này
replay-play-deck-friends = Cùng bạn bè
replay-play-deck-about = Cùng những lá bài đó, chơi với bot hoặc ở một bàn cho bạn bè. Không tính vào xếp hạng; sau đó có thể so sánh kết quả.
replay-files = Tệp
replay-file-record = Bản ghi (JSON)
replay-file-hanab-live = hanab.live (JSON)
replay-file-moves = Các nước (CSV)
replay-relaxed = Các nước trong bản ghi không theo hết luật của hanab.live; những luật bị phạm đã được bỏ qua.

replay-comments =
    { $count ->
        [0] Bình luận
       *[other] Bình luận ({ $count })
    }
replay-no-comments = Chưa ai viết gì.
replay-comment-on =
    { $move ->
        [0] Bình luận của bạn về lúc chia bài
       *[other] Bình luận của bạn về thế bài sau nước { $move }
    }
replay-comment-send = Viết
replay-comment-written = Bình luận của bạn đã được ghi.
replay-comment-remove = Xóa

replay-score-plot = Điểm, và số điểm còn đạt được
replay-score = Điểm
replay-reachable = Còn đạt được
replay-pace-about = Số lượt còn có thể dùng vào việc khác ngoài chơi bài, nếu muốn đạt tất cả.
replay-as-table = Dạng bảng
replay-same-deal = Cùng bộ bài này còn được chơi { $count } lần nữa: { $scores }.

replay-key-step = lùi hoặc tới một nước
replay-key-round = lùi hoặc tới một vòng
replay-key-ends = về lúc chia bài; đến cuối
replay-key-always = lùi hoặc tới một nước, cả trong “nếu như”
replay-key-run = chạy và tạm dừng
replay-key-view = mắt của một người chơi
replay-key-all = thấy tất cả
replay-key-what-if = nếu như: từ đây quyết định thay mọi người
replay-key-back = về ván thật
