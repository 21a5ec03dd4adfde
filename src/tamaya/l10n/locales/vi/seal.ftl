# Lời hứa về bộ bài: dấu vân tay cho xem lúc đầu, mở ra lúc cuối

seal-about = Bộ bài đã niêm phong
seal-explained = Trước lượt đầu tiên, máy chủ cho xem dấu vân tay này của bộ bài, của người đi trước và của mọi sự ngẫu nhiên về sau. Cuối ván trình duyệt của bạn mở nó ra kiểm tra: dọc đường không lá nào đổi được.
seal-kept = Bộ bài đã cố định từ trước lượt đầu tiên.
seal-broken = Bộ bài không phải bộ đã hứa trước lượt đầu tiên.
seal-unchecked = Trình duyệt chỉ kiểm tra niêm phong qua HTTPS. Hãy tải bản ghi về và chạy: tamaya replay
seal-unread = Lúc này không kiểm tra được niêm phong của bộ bài.
