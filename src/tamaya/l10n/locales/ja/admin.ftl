# 秩序を保つ

admin-title = 秩序を保つ
admin-only = このページは、このサーバーの管理者だけが見られます。
admin-reports = 通報
admin-none = 未処理の通報はありません。
admin-by = { $name }（卓 { $table }）
admin-context = 発言
admin-done = 処理済みにする
admin-person = 人
admin-who = 名前またはユーザーID
admin-find = さがす
admin-ban = 締め出す
admin-unban = また入れるようにする
admin-silence = 発言を止める
admin-unsilence = 発言を許す
admin-rename = 名前を変える
admin-newname = 新しい名前
admin-reset = パスワードをリセット
admin-code = このコードを本人に渡してください。1回だけ入って新しいパスワードを決められます：
admin-table = 卓
admin-tableid = 卓（IDまたはリンク）
admin-close = 卓を閉じる
admin-address = アドレス
admin-addressid = アドレス
admin-reason = 理由（記録されます）
admin-sanctions = 締め出し・発言停止中
admin-deeds = これまでの処置
admin-nothing = まだありません。
admin-open = 卓を見る
admin-isguest = ゲスト
admin-isaccount = アカウント
admin-saved = 処置し、記録しました。
admin-kind =
    { $kind ->
        [ban] 締め出し
       *[mute] 発言停止
    }

error-admin_only = 管理者だけができます。
error-no_report = その番号の未処理の通報はありません。
error-table_closed = この卓は管理者によって閉じられました。
