# カードを配る前の卓

lobby-title = 開演前
lobby-host = この卓のホストは{ $name }さんです。
lobby-host-you = あなたがこの卓のホストです。
lobby-same-cards = 終わったゲームのカードをもう一度配ります。レーティングには数えられません。
lobby-same-cards-known = 見たことがある人：{ $names }

## 招待

lobby-invite = 友だちを招待
lobby-invite-about = このリンクを開いた人は、席に着くことも観戦することもできます。
lobby-link = この卓へのリンク
lobby-copy-by-hand = リンクを選んで、手でコピーしてください。
lobby-share-title = Hanabiのお誘い
lobby-share-text = 席を取ってあります。一緒に遊びましょう。
lobby-qr = QRコードを表示
lobby-qr-hide = QRコードを隠す
lobby-qr-about = この卓へのリンクのQRコード（スマートフォンのカメラ用）

## 席

lobby-seats = 席
lobby-rated = この卓はレート戦です。全員にアカウントが必要で、ボットは参加しません。
lobby-seat = 席{ $number }
lobby-seat-free = 空席
lobby-sit = ここに座る
lobby-stand = 席を立つ
lobby-add-bot = ボットを加える
lobby-add-bot-seat = 席{ $number }にボットを加える
lobby-choose-bot = どのボットにしますか？
lobby-bot-level = 強さ：{ $level }
lobby-bot-convention = 取り決め：{ $convention }
lobby-fill = 空席{ $count }つをボットで埋める
lobby-clear = 席を空ける
lobby-clear-seat = 席を空ける：席{ $number }（{ $name }さん）
lobby-make-host = ホストを譲る
lobby-make-host-name = { $name }さんにホストを譲る
lobby-here = 接続中
lobby-gone = 未接続
lobby-name = この卓での名前

## 開始

lobby-start = カードを配る
lobby-start-free = 空席があと{ $count }つあります。
lobby-start-ready = 全員そろいました。
lobby-wait-host = { $name }さんがカードを配ります。
lobby-watching = { $count }人が観戦中
lobby-you-watch = 観戦中です。空席に座れば参加できます。
lobby-you-watch-full = 観戦中です。席はすべて埋まっています。
lobby-you-watch-late = ゲームは{ $count }手遅れて見えます。
lobby-begun-late = ゲームが始まりました。{ $count }手遅れて見えます。
lobby-seated-at = あなたは席{ $number }です。

## ルール

lobby-change-rules = ルールを変える
lobby-rules-save = このルールにする
lobby-rules-discard = 元のままにする
