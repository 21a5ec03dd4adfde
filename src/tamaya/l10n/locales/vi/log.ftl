log-title = Diễn biến
log-unheard = { $count } tin nhắn mới
log-empty = Bài đã chia.
log-clue =
    { $by ->
        [you] Bạn gợi ý cho { $target }: “{ table-clue-says }”
       *[other]
            { $to ->
                [you] { $name } gợi ý cho bạn: “{ table-clue-says }”
               *[other] { $name } gợi ý cho { $target }: “{ table-clue-says }”
            }
    }
log-play =
    { $by ->
        [you] Bạn chơi lá { table-ordinal }: { table-card-name }.
       *[other] { $name } chơi lá { table-ordinal }: { table-card-name }.
    }
log-misplay =
    { $by ->
        [you] Bạn chơi lá { table-ordinal }: { table-card-name }, không khớp. Thêm một token bão.
       *[other] { $name } chơi lá { table-ordinal }: { table-card-name }, không khớp. Thêm một token bão.
    }
log-discard =
    { $by ->
        [you] Bạn bỏ lá { table-ordinal }: { table-card-name }.
       *[other] { $name } bỏ lá { table-ordinal }: { table-card-name }.
    }
log-completed = Pháo hoa { table-colour } đã hoàn thành!
log-rescued =
    { $by ->
        [you] Bạn cứu lá { table-card-name } khỏi chồng bỏ.
       *[other] { $name } cứu lá { table-card-name } khỏi chồng bỏ.
    }
log-returned =
    { $by ->
        [you] Bạn trả lá { table-card-name } về bộ bài rút.
       *[other] { $name } trả lá { table-card-name } về bộ bài rút.
    }
log-bonus =
    { $by ->
        [you] Bạn nhận phần thưởng: { table-bonus-name }.
       *[other] { $name } nhận phần thưởng: { table-bonus-name }.
    }
log-bonus-lost = Phần thưởng không có gì để dùng.
log-declined =
    { $by ->
        [you] Bạn từ chối phần thưởng.
       *[other] { $name } từ chối phần thưởng.
    }
log-final = Bộ bài rút đã hết: còn { $count } lượt.
log-started =
    { $by ->
        [you] Ván { $number }: bạn đi trước.
       *[other] Ván { $number }: { $name } đi trước.
    }
log-sat = { $name } ngồi vào bàn.
log-sat-bot = Bot chơi thay { $name }.
log-left = { $name } rời bàn.
log-proposed =
    { $by ->
        [you]
            { $kind ->
                [undo] Bạn muốn rút lại lượt { $turn } ({ $seat }).
                [substitute] Bạn muốn cho bot ngồi ghế của { $seat }.
                [take] Bạn muốn ngồi ghế của { $seat }.
                [pause] Bạn muốn tạm dừng.
               *[end] Bạn muốn kết thúc ván.
            }
       *[other]
            { $kind ->
                [undo] { $name } muốn rút lại lượt { $turn } ({ $seat }).
                [substitute] { $name } muốn cho bot ngồi ghế của { $seat }.
                [take] { $name } muốn ngồi ghế của { $seat }.
                [pause] { $name } muốn tạm dừng.
               *[end] { $name } muốn kết thúc ván.
            }
    }
log-answered =
    { $by ->
        [you]
            { $answer ->
                [yes] Bạn đồng ý.
               *[no] Bạn không đồng ý.
            }
       *[other]
            { $answer ->
                [yes] { $name } đồng ý.
               *[no] { $name } không đồng ý.
            }
    }
log-lapsed = Ván đã đi tiếp: không rút lại lượt nào.
log-undone = Đã quay lại đầu lượt { $turn }.
log-renamed = { $old } đổi tên thành { $name }.
log-host = { $name } giờ là chủ bàn.
log-configured = Chủ bàn đã đổi cài đặt.
log-said = { $name }: { $words }
