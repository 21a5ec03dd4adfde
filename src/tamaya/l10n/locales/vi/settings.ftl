# Những gì một bàn có thể chọn. Mỗi mục có tên, các lựa chọn (“-value”) và một dòng nói rõ lựa chọn ấy nghĩa là gì (“-about”).

settings-title = Luật của bàn này
settings-preset = Theo cách bạn quen chơi
settings-variant = Màu
settings-more = Mọi luật khác
settings-group =
    { $group ->
        [time] Thời gian và xếp hạng
        [hands] Bài trên tay và token
        [clues] Gợi ý và lượt
        [end] Kết thúc và điểm
        [table] Ở bàn này
       *[other] Luật khác
    }
settings-changed-from =
    { $preset ->
        [bga] Khác với Board Game Arena:
        [rnr] Khác với R&R Games:
        [hanab-live] Khác với hanab.live:
        [hle] Khác với Hanabi Learning Environment:
       *[printed] Khác với luật trong hộp:
    }
settings-as-preset = Đúng y bộ luật này.
settings-reset = Trở lại bộ luật
settings-change = { $option }: { $value }
settings-less = { $option }: bớt
settings-more-of = { $option }: thêm
settings-in-force = Luật đang dùng
settings-all = Toàn bộ luật bằng lời
settings-all-close = Ngắn gọn hơn

## Bộ luật có sẵn

preset-name =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R Games
        [hanab-live] hanab.live
        [hle] Learning Environment
       *[printed] Trong hộp
    }
preset-about =
    { $preset ->
        [bga] Như trên Board Game Arena: luật trong hộp, cùng mọi biến thể màu của trang đó để chọn.
        [rnr] Như bản R&R Games: gợi ý phải chỉ vào ít nhất một lá.
        [hanab-live] Như trên hanab.live: gợi ý phải chỉ vào ít nhất một lá, ghế 1 đi trước, ván dừng khi không thể thêm điểm.
        [hle] Như Hanabi Learning Environment của giới nghiên cứu: gợi ý phải chỉ vào ít nhất một lá, ghế 1 đi trước.
       *[printed] Như trong hộp: được gợi ý trống, token bão thứ ba mất hết điểm, bốc thăm người đi trước.
    }

## Biến thể màu

variant-name =
    { $variant ->
        [tricky] Khó lường
        [hard] Khó
        [avalanche] Tuyết lở sắc màu
        [black-powder] Thuốc súng đen
        [normal] Thường
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [tricky] Chất thứ sáu, nhiều màu, mười lá. Gợi ý gọi tên nó như mọi màu khác.
        [hard] Chất thứ sáu, nhiều màu, mỗi số một lá: mất là hết. Gợi ý gọi tên nó như mọi màu khác.
        [avalanche] Chất thứ sáu, nhiều màu, mười lá. Không gợi ý nào gọi tên nó được, nhưng gợi ý màu nào cũng chỉ vào nó.
        [black-powder] Chất thứ sáu, màu đen, xếp từ 5 xuống 1. Gợi ý màu không chỉ vào nó, gợi ý số thì có. Nó không cho điểm: cuối ván mỗi lá đen còn thiếu mất một điểm.
        [normal] Năm màu trong hộp, mỗi màu mười lá.
       *[other] { $variant }
    }
variant-elsewhere =
    { $variant ->
        [tricky] Nơi khác: “Tricky” trên Board Game Arena, “6 suits” trên hanab.live. Dành cho hộp có mười lá nhiều màu.
        [hard] Nơi khác: “Difficult” trên Board Game Arena. Dành cho hộp có năm lá nhiều màu; có nơi gọi đây là “tuyết lở sắc màu”.
        [avalanche] Nơi khác: “Avalanche” hay “very difficult” trên Board Game Arena, “Rainbow” trên hanab.live.
        [black-powder] Nơi khác: “Black Powder” trên Board Game Arena và các bản in sau này.
        [normal] Nơi khác: “Normal” trên Board Game Arena, “No Variant” trên hanab.live.
       *[other] { $variant }
    }
variant-sum = { $cards } lá, tối đa { $points } điểm

## Các mục

option-players = Số người chơi
option-players-about =
    { $value ->
        [6] Sáu người không phải số chính thức: mỗi người ba lá.
       *[other] Lượt đi theo chiều kim đồng hồ, sang trái.
    }

option-hand = Số lá trên tay
option-hand-value =
    { $value ->
        [less] Bớt một
        [more] Thêm một
       *[usual] Như thường
    }
option-hand-about =
    { $value ->
        [less] Mỗi người ít hơn bình thường một lá.
        [more] Mỗi người nhiều hơn bình thường một lá.
       *[usual] 2–3 người năm lá, 4–5 người bốn lá, 6 người ba lá.
    }

option-max-clue-tokens = Token lưu ý tối đa
option-max-clue-tokens-about = Không bao giờ quá { $count } token lưu ý trên bàn.
option-start-clue-tokens = Token lưu ý lúc đầu
option-start-clue-tokens-about =
    { $count ->
        [0] Ván bắt đầu không có token lưu ý.
       *[other] Ván bắt đầu với { $count } token lưu ý.
    }

option-strike-limit = Token bão
option-strike-limit-about =
    { $count ->
        [1] Token bão đầu tiên kết thúc ván.
        [2] Token bão thứ hai kết thúc ván.
       *[other] Token bão thứ ba kết thúc ván.
    }

option-first-player = Ai đi trước
option-first-player-value =
    { $value ->
        [random] Bốc thăm
       *[seat] Ghế { $seat }
    }
option-first-player-about =
    { $value ->
        [random] Bốc thăm xem ai đi trước.
       *[seat] Ghế { $seat } đi trước.
    }

option-empty-clues = Gợi ý trống
option-empty-clues-value =
    { $value ->
        [off] Cấm
       *[on] Cho phép
    }
option-empty-clues-about =
    { $value ->
        [off] Gợi ý phải chỉ vào ít nhất một lá: không được nói “bạn không có lá màu lam”.
       *[on] Gợi ý có thể không chỉ vào lá nào: “bạn không có lá màu lam”.
    }

option-strikeout-score = Sau token bão cuối
option-strikeout-score-value =
    { $value ->
        [keep] Vẫn tính điểm
       *[zero] Mất hết
    }
option-strikeout-score-about =
    { $value ->
        [keep] Ván thua vì token bão vẫn được tính điểm trên bàn.
       *[zero] Ván thua vì token bão được 0 điểm.
    }

option-stop-when-decided = Khi không thể thêm điểm
option-stop-when-decided-value =
    { $value ->
        [public] Dừng
       *[off] Chơi tiếp
    }
option-stop-when-decided-about =
    { $value ->
        [public] Ván kết thúc ngay khi pháo hoa và chồng bỏ cho thấy không thể thêm điểm.
       *[off] Ván chơi đến cùng, dù không thể thêm điểm.
    }
option-stop-when-decided-not = Không dùng chung với phần thưởng hay màn kết hoành tráng: khi đó không ai dám chắc là hết điểm.

option-grand-finale = Màn kết hoành tráng
option-grand-finale-value =
    { $value ->
        [on] Có
       *[off] Không
    }
option-grand-finale-about =
    { $value ->
        [on] Không có vòng cuối cùng: hết bài rút vẫn chơi tiếp cho đến khi hoàn hảo, hoặc thua vì mất một lá cần thiết.
       *[off] Khi hết bài rút, mỗi người thêm một lượt, rồi tính điểm.
    }

option-bonuses = Năm phần thưởng
option-bonuses-value =
    { $value ->
        [tiles] Thẻ thưởng
        [random] Ngẫu nhiên
        [choice] Tự chọn
       *[off] Không
    }
option-bonuses-about =
    { $value ->
        [tiles] Hoàn thành một pháo hoa thì lật thẻ tiếp theo trong sáu thẻ thưởng đã xáo, thay cho token lưu ý.
        [random] Hoàn thành một pháo hoa thì nhận ngẫu nhiên một trong năm phần thưởng, thay cho token lưu ý.
        [choice] Ai hoàn thành một pháo hoa thì chọn một trong năm phần thưởng, thay cho token lưu ý.
       *[off] Hoàn thành một pháo hoa thì một token lưu ý quay lại.
    }

option-chat = Trò chuyện
option-chat-value =
    { $value ->
        [none] Không
        [phrases] Câu mẫu
       *[free] Tự do
    }
option-chat-about =
    { $value ->
        [none] Không ai được viết trong lúc chơi.
        [phrases] Chỉ có câu soạn sẵn, không nói gì về bài.
       *[free] Ai cũng viết được. Nói về bài trên tay là trái luật.
    }

option-spectators = Người xem
option-spectators-value =
    { $value ->
        [none] Không
        [delayed] Xem trễ
        [backs] Không thấy bài
       *[hands] Thấy bài
    }
option-spectators-about =
    { $value ->
        [none] Ai không ngồi bàn thì không xem được ván.
        [delayed] Ai có liên kết thì xem được ván trễ vài lượt; trong tay mỗi người chỉ thấy mặt những lá bài đã rời tay từ đó.
        [backs] Ai có liên kết thì xem được, nhưng chỉ thấy lưng bài.
       *[hands] Ai có liên kết thì xem được và thấy bài của mọi người.
    }
option-spectator-delay = Trễ mấy lượt
option-spectator-delay-value = { $count }
option-spectator-delay-about = Người xem thấy ván trễ { $count } lượt. Lá bài còn trên tay chỉ thấy lưng.

option-undo = Rút lại
option-undo-value =
    { $value ->
        [off] Không
       *[on] Nếu cùng đồng ý
    }
option-undo-about =
    { $value ->
        [off] Đã đi là không rút lại.
       *[on] Có thể rút lại một lượt nếu mọi người đồng ý. Bản ghi sẽ ghi rõ.
    }

option-open-order = Thứ tự bài trên tay
option-open-order-value =
    { $value ->
        [off] Riêng mình
       *[on] Ai cũng thấy
    }
option-open-order-about =
    { $value ->
        [off] Bạn xếp bài thế nào, chỉ mình bạn thấy.
       *[on] Ai cũng thấy bạn xếp bài thế nào, như ở bàn thật.
    }

## Vài chữ, cho danh sách luật đang dùng

chip-preset =
    { $preset ->
        [bga] Board Game Arena
        [rnr] luật R&R
        [hanab-live] luật hanab.live
        [hle] luật HLE
       *[printed] luật trong hộp
    }
chip-changed = { $count } thay đổi
chip-variant =
    { $variant ->
        [tricky] khó lường
        [hard] khó
        [avalanche] tuyết lở sắc màu
        [black-powder] thuốc súng đen
        [normal] năm màu
       *[other] { $variant }
    }
chip-empty-clues =
    { $value ->
        [off] cấm gợi ý trống
       *[on] được gợi ý trống
    }
chip-hand =
    { $value ->
        [less] bớt một lá
       *[more] thêm một lá
    }
chip-tokens = { $start } trên { $most } token lưu ý
chip-strike-limit =
    { $count ->
        [1] một token bão là thua
        [2] hai token bão là thua
       *[other] ba token bão là thua
    }
chip-first-player = ghế { $seat } đi trước
chip-strikeout-score = thua vẫn giữ điểm
chip-stop-when-decided = dừng khi hết điểm
chip-grand-finale = màn kết hoành tráng
chip-bonuses =
    { $value ->
        [random] thưởng ngẫu nhiên
        [choice] thưởng tự chọn
       *[tiles] thẻ thưởng
    }
chip-chat =
    { $value ->
        [none] không trò chuyện
       *[phrases] chỉ câu mẫu
    }
chip-spectators =
    { $value ->
        [none] không người xem
        [delayed] người xem thấy trễ { $count } lượt
       *[backs] người xem không thấy bài
    }
chip-undo = không rút lại
chip-open-order = thứ tự bài riêng
