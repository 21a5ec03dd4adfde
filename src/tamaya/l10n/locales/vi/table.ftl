# «lá» đứng trước số thứ tự; màu đứng sau số: «lá thứ nhất», «3 đỏ».
table-title = Bàn
table-seat = Ghế { $seat }
table-ordinal =
    { $slot ->
        [1] thứ nhất
        [2] thứ hai
        [3] thứ ba
        [4] thứ tư
        [5] thứ năm
        [6] thứ sáu
       *[other] thứ { $slot }
    }
table-colour =
    { $colour ->
        [red] đỏ
        [yellow] vàng
        [green] lục
        [blue] lam
        [white] trắng
        [multicolour] nhiều màu
        [black] đen
       *[other] { $colour }
    }
table-with-colour =
    { $colour ->
        [multicolour] nhiều màu
       *[other] màu { table-colour }
    }
table-rank = { $rank }
table-card-name = { $rank } { table-colour }
table-clue-says =
    { $kind ->
        [rank]
            { $count ->
                [0] Bạn không có lá số { $rank } nào.
                [1] Lá { $slots } của bạn là số { $rank }.
               *[other] Các lá { $slots } của bạn là số { $rank }.
            }
       *[colour]
            { $count ->
                [0] Bạn không có lá { table-with-colour } nào.
                [1] Lá { $slots } của bạn là lá { table-with-colour }.
               *[other] Các lá { $slots } của bạn đều { table-with-colour }.
            }
    }
table-tell = Gợi ý cho { $target }: “{ table-clue-says }”

table-figures = Token lưu ý, token bão, bộ bài rút và điểm
table-tokens = { $count } trên { $most } token lưu ý
table-strikes = { $count } trên { $most } token bão
table-in-deck = bài rút
table-last-turns =
    { $count ->
        [1] lượt cuối
       *[other] lượt còn lại
    }
table-of-points = / { $points }
table-reachable = Còn có thể đạt nhiều nhất { $count } điểm
table-fireworks = Pháo hoa
table-firework =
    { $height ->
        [0] Pháo hoa { table-colour }: chưa có lá nào
       *[other] Pháo hoa { table-colour }: { $height } trên { $most }, trên cùng là { $rank }
    }{ $direction ->
        [down] , xếp từ lớn xuống nhỏ
       *[up] { "" }
    }{ $stopped ->
        [yes] , không thể hoàn thành nữa
       *[no] { "" }
    }

table-hand-of = Bài của { $name }
table-own-hand = Bài của bạn
table-no-cards = Hết bài
table-partner-card =
    { $open ->
        [yes] { $name }, lá { table-ordinal }: { $what }
       *[no] { $name }, lá { table-ordinal }
    }
table-label = { $card }, { $knows }
table-own-card = Lá { table-ordinal } của bạn
table-own-open = Lá { table-ordinal } của bạn: { $what }
table-knows = chủ lá bài biết: { $knows }
table-knows-nothing = chủ lá bài chưa biết gì
table-own-knows = bạn biết: { $knows }
table-own-knows-nothing = chưa có gợi ý
table-peek = { $name } biết gì
table-not = không phải { $list }
table-neither = không phải { $one } hay { $two }
table-knows-both = { $first }; { $second }
table-possible = Còn có thể là: { $list }
table-possible-card = { $what } (còn { $count })
table-away = vắng mặt
table-offline = mất kết nối
table-thinking = đang nghĩ…
table-to-move = đến lượt
table-bot = bot
table-bots = Bot ở bàn này

table-your-turn = Đến lượt bạn
table-your-bonus = Phần thưởng của bạn
table-turn-of = Đến lượt { $name }
table-turn-bot = { $name } đang nghĩ…
table-waiting-away = Đang chờ { $name } quay lại
table-last-round =
    { $count ->
        [1] Vòng cuối cùng: lượt cuối
       *[other] Vòng cuối cùng: còn { $count } lượt
    }
table-over = Buổi diễn đã kết thúc
table-spectator = Bạn đang xem.
table-spectator-late = Bạn đang xem, trễ { $count } lượt.

table-actions = Những gì bạn làm được
table-your-card = Lá { table-ordinal } của bạn
table-card-of =
    { $open ->
        [yes] Lá { table-ordinal } của { $name }: { $what }
       *[no] Lá { table-ordinal } của { $name }
    }
table-play = Chơi bài
table-discard = Bỏ thẻ
table-give = Gợi ý
table-cancel = Thôi
table-hint-turn = Chạm một lá của bạn để chơi hoặc bỏ, hoặc chạm lá của người khác để đưa ra gợi ý.
table-hint-wait = Chạm một lá để xem nó còn có thể là lá nào.
table-not-your-turn = Đến lượt mình bạn mới hành động được.
table-again = Chạm lại
table-held = Đang chờ kết nối để gửi lượt đi của bạn…
table-bonus-first = Trước hết hãy quyết định về phần thưởng.
table-clue-for = Gợi ý cho { $name }
table-more-clues = Gợi ý khác
table-choose-clue = Hãy chọn một màu hoặc một số.
table-clues-later = Đến lượt mình bạn mới gợi ý được.
table-no-clue-bonus = Lúc này không có gợi ý như vậy.
table-colours = Màu
table-ranks = Số
table-bonus-name =
    { $bonus ->
        [token] một token lưu ý
        [mend] xóa một token bão
        [return] một lá về bộ bài rút
        [rescue] cứu một lá
        [colour] một gợi ý màu miễn phí
        [rank] một gợi ý số miễn phí
       *[choice] một trong năm
    }
table-bonus-is = Phần thưởng: { table-bonus-name }
table-bonus-choose = Chọn phần thưởng
table-bonus-does =
    { $bonus ->
        [token] Một token lưu ý quay lại.
        [mend] Một token bão được xóa và một token lưu ý quay lại.
        [return] Chọn một lá trong chồng bỏ: nó trở về một chỗ không ai biết trong bộ bài rút.
        [rescue] Chọn một lá trong chồng bỏ đang khớp với pháo hoa: nó được chơi.
        [colour] Gợi ý một màu mà không tốn token.
       *[rank] Gợi ý một số mà không tốn token.
    }
table-bonus-whom = Gợi ý cho ai
table-bonus-use = Dùng
table-bonus-decline = Từ chối

table-menu = Menu
table-talk = Diễn biến và trò chuyện
table-pile = Chồng bỏ
table-pile-count = Chồng bỏ ({ $count })
table-pile-card =
    { $mark ->
        [critical] { $rank } × { $count } (chỉ còn một lá, vẫn cần)
        [dead] { $rank } × { $count } (không còn cần nữa)
       *[none] { $rank } × { $count }
    }
table-pile-critical = Chỉ còn một lá và vẫn cần
table-pile-dead = Không còn cần nữa
table-pile-dots = Mỗi chấm một lá; chấm đặc: đã bỏ
table-pace = Độ thong thả
table-pace-about = Số lượt còn có thể dùng vào việc khác ngoài chơi bài, nếu muốn đạt tất cả.
table-efficiency = Hiệu quả
table-efficiency-about = Số lá đã chơi, hoặc đã gợi ý và còn cần, trên mỗi gợi ý.
table-pace-choice = Độ thong thả và hiệu quả
table-pace-on = hiện
table-pace-off = ẩn
table-none = không có
table-say = Nói gì đó với cả bàn
table-say-watching = Nói (người chơi thấy khi xong)
table-send = Gửi
table-phrases = Câu mẫu
table-agree = Đồng ý
table-refuse = Không
table-withdraw = Rút lại
table-waiting-for = Đang chờ { $names } trả lời
table-invite = Sao chép liên kết mời
table-link-copied = Đã sao chép liên kết mời.
table-undo = Rút lại lượt vừa rồi
table-end = Kết thúc ván
table-end-alone = Kết thúc ván?
table-end-together = Kết thúc ván, nếu những người khác đồng ý?
table-end-counts =
    { $finale ->
        [yes] Ván sẽ bị tính là thua.
       *[no] Ván sẽ được tính 0 điểm.
    }
table-end-daily = Ván trong ngày chỉ được chơi một lần, và lần này coi như đã dùng.
table-end-now = Kết thúc
table-end-propose = Hỏi những người khác
table-end-not = Chơi tiếp
table-substitute = Bot thay { $name }
table-take = Ngồi ghế của { $name }
table-come-back = Về ghế của mình
table-last-game = Ván trước
table-leave = Rời ghế
table-watching = { $count } người đang xem.
table-rules = Luật ở bàn này
table-rules-page = Cách chơi
table-keys = Phím tắt
table-link-connecting = Đang kết nối…
table-link-waiting = Mất kết nối. Đang thử lại…
table-link-closed = Chưa kết nối
table-bye-replaced = Bàn này đang mở ở thẻ khác hoặc thiết bị khác.
table-bye-gone = Không có bàn này.
table-bye-version = Đã có phiên bản mới. Hãy tải lại trang.
table-use-here = Dùng ở đây


table-key-move = từ lá này sang lá khác, từ tay bài này sang tay bài khác
table-key-own = đến một lá của mình
table-key-play = chuẩn bị chơi lá bài; nhấn Enter để chơi
table-key-discard = chuẩn bị bỏ lá bài; nhấn Enter để bỏ
table-key-clue = gợi ý cho chủ lá bài này
table-key-rank = khi chọn gợi ý: số đó
table-key-colour = khi chọn gợi ý: màu đó, theo thứ tự các màu
table-key-enter = chọn; xác nhận
table-key-escape = thôi
table-key-reorder = chuyển chỗ lá bài trên tay mình
table-key-peek = chủ lá bài này biết gì
table-key-undo = xin rút lại lượt vừa rồi
table-key-log = diễn biến và trò chuyện
table-key-pile = chồng bỏ
table-key-talk = nói gì đó
table-key-help = danh sách này

phrase-hello = Xin chào!
phrase-thanks = Cảm ơn!
phrase-well-played = Chơi hay quá!
phrase-oops = Ối.
phrase-i-know-nothing = Mình chẳng biết gì về bài của mình.
phrase-do-you-remember = Bạn có nhớ bài của mình không?
phrase-let-me-think = Để mình nghĩ đã…
phrase-your-turn = Đến lượt bạn đấy.
phrase-good-luck = Chúc may mắn!
phrase-again = Chơi ván nữa nhé?

door-title = Ván đang diễn ra
door-people = Tại bàn: { $names }
door-bots = Bot: { $names }
door-why = Ai đã thấy bài trên tay mọi người thì không được ngồi vào ván này. Vì vậy hãy chọn trước: bạn muốn chơi hay xem?
door-watch = Xem
door-not-now = Ghế vẫn như cũ. Bạn có thể hỏi lại, hoặc xem.
