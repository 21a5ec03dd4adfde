terminal-suit =
    { $suit ->
        [red] đỏ
        [yellow] vàng
        [green] lục
        [blue] lam
        [white] trắng
        [multicolour] nhiều màu
        [black] đen
       *[other] { $suit }
    }
terminal-card = { $rank } { terminal-suit }
terminal-comma = {", "}
terminal-seat-you = Bạn
terminal-guest = Khách
terminal-seat = { $name } ({ $bot })
terminal-welcome = { $players } người chơi, biến thể: { variant-name }. Cùng bàn với bạn: { $names }. Gõ ? để xem trợ giúp.
terminal-variant = { $variant }: { variant-name }. { variant-about } { variant-sum }.
terminal-status = Token lưu ý: { $tokens } trên { $most }. Token bão: { $strikes } trên { $limit }. Bài rút còn { $deck }. Điểm: { $points } trên { $reachable }.
terminal-fireworks = Pháo hoa: { $list }.
terminal-last-turns =
    { $turns ->
        [1] Vòng cuối cùng: đây là lượt cuối.
       *[other] Vòng cuối cùng: còn { $turns } lượt, kể cả lượt này.
    }
terminal-hand = { $name }: { $cards }.
terminal-hand-empty = { $name }: hết bài.
terminal-slot = { $slot }: { $card }
terminal-marked = { $card }, được gợi ý { $marks }
terminal-unknown = chưa biết
terminal-possible = { $marks }, có thể là { $cards }
terminal-certain = { $card }, chắc chắn
terminal-know =
    { $you ->
        [yes] Bạn có thể biết
       *[no] { $name } có thể biết
    }: { $cards }.
terminal-your-turn = Đến lượt bạn
terminal-prompt = >
terminal-bonus-waits = Có phần thưởng đang chờ:
terminal-bonus-option = b { $number }: { $bonus }
terminal-bonus-name =
    { $bonus ->
        [token] một token lưu ý
        [mend] bớt một token bão và thêm một token lưu ý
        [return] về bộ bài rút
        [rescue] từ chồng bỏ vào pháo hoa
        [colour] một gợi ý màu miễn phí
       *[rank] một gợi ý số miễn phí
    }
terminal-bonus-card = { terminal-card }, { terminal-bonus-name }
terminal-bonus-clue = { terminal-bonus-name } cho { $target }: { terminal-clue }
terminal-bonus-decline = b 0: không lấy gì
terminal-clue =
    { $kind ->
        [colour] { terminal-suit }
       *[rank] { $rank }
    }
terminal-event-drew =
    { $you ->
        [yes] Bạn rút một lá.
       *[no] { $name } rút { terminal-card }.
    }
terminal-event-clue =
    { $you ->
        [giver] Bạn gợi ý cho { $target }
        [target] { $name } gợi ý cho bạn
       *[no] { $name } gợi ý cho { $target }
    }: { terminal-clue }, { $count ->
        [0] không có lá nào
        [1] lá { $slots }
       *[other] các lá { $slots }
    }.
terminal-event-played =
    { $you ->
        [yes] Bạn
       *[no] { $name }
    } chơi { terminal-card }. Khớp.
terminal-event-misplayed =
    { $you ->
        [yes] Bạn
       *[no] { $name }
    } chơi { terminal-card }. Không khớp: token bão thứ { $strikes }.
terminal-event-discarded =
    { $you ->
        [yes] Bạn
       *[no] { $name }
    } bỏ { terminal-card }.
terminal-event-completed = Pháo hoa { terminal-suit } đã hoàn thành!
terminal-event-bonus =
    { $bonus ->
        [any] Được chọn một phần thưởng.
       *[other] Phần thưởng: { terminal-bonus-name }.
    }
terminal-event-token = Token lưu ý: { $tokens }, token bão: { $strikes }.
terminal-event-returned = { terminal-card } từ chồng bỏ trở về bộ bài rút.
terminal-event-rescued = { terminal-card } từ chồng bỏ vào pháo hoa.
terminal-event-declined = Phần thưởng bị từ chối.
terminal-event-lost = Phần thưởng không có gì để dùng.
terminal-event-final = Lá cuối cùng đã được rút. Còn { $turns } lượt.
terminal-end =
    { $why ->
        [perfect] Mọi pháo hoa đều hoàn thành!
        [strikes] Token bão cuối cùng: buổi diễn kết thúc.
        [deck] Vòng cuối cùng đã hết.
        [finale_lost] Màn kết hoành tráng đã thất bại.
       *[decided] Không thể ghi thêm điểm nữa.
    }
terminal-score = Điểm: { $score } trên { $most }, { terminal-grade }.
terminal-score-none = Trên bàn: { $total } trên { $most }.
terminal-grade =
    { $grade ->
        [failed] thất bại
        [horrible] thảm họa
        [poor] kém
        [decent] tạm được
        [excellent] xuất sắc
        [extraordinary] phi thường
        [legendary] huyền thoại
       *[divine] thần thánh
    }
terminal-explain = Vì sao những người khác làm vậy:
terminal-explained = Lượt { $turn }, { $name }: { $reason }
terminal-discards = Chồng bỏ: { $cards }.
terminal-discards-empty = Chồng bỏ đang trống.
terminal-log-empty = Chưa có gì xảy ra.
terminal-left = Bạn rời bàn. Ván dừng ở đây.
terminal-help =
    p 2: chơi lá thứ 2 của mình (lá 1 mới nhất)
    d 3: bỏ lá thứ 3 của mình
    c { $name } { $colour }, c { $name } 3: gợi ý cho người chơi một màu hoặc một số
    b 1: dùng phần thưởng trong danh sách; b 0: không lấy gì
    know { $name }, know you: người đó (hoặc bạn) có thể biết gì về bài của mình
    log: những gì đã xảy ra; discards: chồng bỏ
    t: xem lại bàn; ?: trợ giúp này; q: rời bàn
terminal-bad-command = Không hiểu “{ $typed }”. Gõ ? để xem trợ giúp.
terminal-bad-slot = Trên tay bạn không có lá “{ $typed }”. Hãy gõ một số từ 1 đến { $most }.
terminal-bad-name = Ở đây không có ai tên “{ $typed }”. Có { $names }.
terminal-bad-partner = Bạn không thể đưa ra gợi ý cho chính mình. Những người khác: { $names }.
terminal-bad-clue = “{ $typed }” không phải số hay màu có thể gợi ý ở đây. Có { $clues }.
terminal-bad-form = Hãy gõ thế này: { $form }.
terminal-bad-bonus = Hãy chọn một số trong danh sách.
terminal-refused =
    { $code ->
        [no_clue_tokens] Hết token lưu ý: hãy chơi bài hoặc bỏ thẻ.
        [tokens_full] Token lưu ý còn đủ nên không được bỏ thẻ: hãy chơi bài hoặc gợi ý.
        [empty_clue] Ở bàn này gợi ý phải chỉ vào ít nhất một lá.
        [clue_no_cards] Người đó không còn bài.
        [bonus_pending] Trước hết hãy dùng hoặc từ chối phần thưởng.
        [no_bonus] Không có phần thưởng nào.
       *[other] Lúc này luật không cho phép ({ $code }).
    }
