# Giữ trật tự

admin-title = Giữ trật tự
admin-only = Chỉ người giữ trật tự trên máy chủ này mới thấy trang này.
admin-reports = Báo cáo
admin-none = Không có báo cáo nào đang chờ.
admin-by = { $name }, ở bàn { $table }
admin-context = Những lời đã nói
admin-done = Đã xử lý
admin-person = Một người
admin-who = Tên hoặc mã người dùng
admin-find = Tìm
admin-ban = Chặn không cho vào
admin-unban = Cho vào lại
admin-silence = Cấm nói
admin-unsilence = Cho nói lại
admin-rename = Đổi tên
admin-newname = Tên mới
admin-reset = Đặt lại mật khẩu
admin-code = Hãy trao mã này cho chủ của nó. Với mã này, họ vào được một lần và chọn mật khẩu:
admin-table = Một bàn
admin-tableid = Bàn (mã hoặc liên kết)
admin-close = Đóng bàn
admin-address = Một địa chỉ
admin-addressid = Địa chỉ
admin-reason = Lý do (được ghi lại)
admin-sanctions = Đang bị chặn hoặc cấm nói
admin-deeds = Những việc đã làm
admin-nothing = Chưa có gì.
admin-open = Xem bàn
admin-isguest = khách
admin-isaccount = tài khoản
admin-saved = Đã làm và đã ghi lại.
admin-kind =
    { $kind ->
        [ban] bị chặn
       *[mute] bị cấm nói
    }

error-admin_only = Chỉ người giữ trật tự mới được làm việc đó.
error-no_report = Không có báo cáo nào đang chờ mang số đó.
error-table_closed = Bàn này đã bị người giữ trật tự đóng.
