# Cách cư xử: tắt tiếng, báo cáo, giữ trật tự

conduct-people = Những người ở đây
conduct-mute = Tắt tiếng { $name }
conduct-unmute = Nghe lại { $name }
conduct-muted = Đã tắt tiếng { $name } với bạn.
conduct-report = Báo cáo { $name }
conduct-report-about = Hãy kể trong một câu chuyện gì đã xảy ra. Những lời nói gần nhất ở bàn này được lưu kèm, và người giữ máy chủ sẽ đọc.
conduct-reason = Chuyện gì đã xảy ra?
conduct-report-send = Gửi
conduct-reported = Cảm ơn bạn. Báo cáo đã được lưu.

error-too_many_muted = Bạn đã tắt tiếng nhiều người hết mức có thể.
error-player_beside = Ở bàn tính điểm xếp hạng, không ai được nói với tư cách người xem từ chính nơi một người chơi đang ngồi.
