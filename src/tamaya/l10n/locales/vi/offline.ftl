# Khi mất kết nối

offline-title = Mất kết nối
offline-words = Không tải được trang này. Trang sẽ hiện ngay khi có kết nối trở lại.
offline-safe = Ván của bạn vẫn còn nguyên: bàn vẫn như lúc bạn rời đi.
offline-again = Thử lại
offline-notice = Mất kết nối: những gì bạn thấy có thể đã cũ.
