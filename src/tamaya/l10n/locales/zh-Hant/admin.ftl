# 維持秩序

admin-title = 維持秩序
admin-only = 只有這個伺服器的管理者看得到這一頁。
admin-reports = 檢舉
admin-none = 沒有待處理的檢舉。
admin-by = { $name }（牌桌 { $table }）
admin-context = 說過的話
admin-done = 已處理
admin-person = 某人
admin-who = 名字或使用者 ID
admin-find = 尋找
admin-ban = 禁止進入
admin-unban = 允許再進入
admin-silence = 禁止發言
admin-unsilence = 允許再發言
admin-rename = 改名
admin-newname = 新名字
admin-reset = 重設密碼
admin-code = 請把這組復原碼交給本人，可進入一次並選擇新密碼：
admin-table = 牌桌
admin-tableid = 牌桌（ID 或連結）
admin-close = 關閉牌桌
admin-address = 位址
admin-addressid = 位址
admin-reason = 原因（會記錄下來）
admin-sanctions = 被禁止進入或發言的人
admin-deeds = 做過的處置
admin-nothing = 目前沒有。
admin-open = 看這一桌
admin-isguest = 訪客
admin-isaccount = 帳號
admin-saved = 已完成並記錄。
admin-kind =
    { $kind ->
        [ban] 禁止進入
       *[mute] 禁止發言
    }

error-admin_only = 只有管理者能這麼做。
error-no_report = 沒有這個編號的待處理檢舉。
error-table_closed = 這一桌已被管理者關閉。
