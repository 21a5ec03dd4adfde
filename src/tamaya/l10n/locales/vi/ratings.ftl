# Điểm xếp hạng

rating-title = Điểm xếp hạng
rating-change = Điểm của mọi người: { $change }.
rating-why = Kết quả này bằng một trận hòa với Hanabot, có điểm { $hanabot } cho kết quả ấy: nửa điểm. Đội bạn ({ $team }) được kỳ vọng giành { $expected } của một điểm.
rating-why-won = Màn pháo hoa trọn vẹn không bao giờ làm giảm điểm: tính là một trận thắng Hanabot ({ $hanabot }), trọn một điểm. Đội bạn ({ $team }) được kỳ vọng giành { $expected } của một điểm.
rating-games = sau { $count } ván xếp hạng
rating-graph = Điểm qua { $count } ván: từ { $first } đến { $last }, thấp nhất { $least }, cao nhất { $most }
rating-table = Các ván xếp hạng, mới nhất trước
rating-day = Ngày
rating-game = Ván
rating-score = Điểm
rating-players = { $count } người
rating-all = Xem cả { $count } ván
rating-none = Chưa có ván xếp hạng nào.
rating-about = Ai cũng bắt đầu từ 1500. Trong ván xếp hạng cả đội hòa với Hanabot, có điểm tùy theo kết quả; điểm của mọi người thay đổi như nhau.
rating-nameless = Khách
error-nobody = Ở đây không có người này.
