# 發牌前的牌桌

lobby-title = 開演之前
lobby-host = 這桌的房主是{ $name }。
lobby-host-you = 你是這桌的房主。
lobby-same-cards = 這裡會再發一次已結束牌局的牌，不計入評分。
lobby-same-cards-known = { $names }看過這些牌。

## 邀請

lobby-invite = 邀請朋友
lobby-invite-about = 有這個連結的人都可以入座或旁觀。
lobby-link = 這桌的連結
lobby-copy-by-hand = 請選取連結，自行複製。
lobby-share-title = 來玩《花火》
lobby-share-text = 我這桌替你留了位子。
lobby-qr = 顯示 QR 碼
lobby-qr-hide = 隱藏 QR 碼
lobby-qr-about = 這桌連結的 QR 碼，用手機相機掃描

## 座位

lobby-seats = 座位
lobby-rated = 這張桌子打的是積分賽：每個人都要有帳號，機器人不參加。
lobby-seat = 座位{ $number }
lobby-seat-free = 空位
lobby-sit = 坐這裡
lobby-stand = 起身
lobby-add-bot = 加入機器人
lobby-add-bot-seat = 在座位{ $number }加入機器人
lobby-choose-bot = 要哪一位機器人？
lobby-bot-level = 程度：{ $level }
lobby-bot-convention = 默契：{ $convention }
lobby-fill = 用機器人補滿{ $count }個空位
lobby-clear = 清空座位
lobby-clear-seat = 清空座位{ $number }（{ $name }）
lobby-make-host = 交出房主
lobby-make-host-name = 交出房主：{ $name }
lobby-here = 在線上
lobby-gone = 未連線
lobby-name = 你在這桌的名字

## 開始

lobby-start = 發牌
lobby-start-free = 還有{ $count }個空位。
lobby-start-ready = 大家都坐好了。
lobby-wait-host = 由{ $name }發牌。
lobby-watching = { $count }人旁觀中
lobby-you-watch = 你在旁觀。想玩就找個空位坐下。
lobby-you-watch-full = 你在旁觀：座位都滿了。
lobby-you-watch-late = 你會晚{ $count }個回合看到遊戲。
lobby-begun-late = 遊戲已經開始；你會晚{ $count }個回合看到。
lobby-seated-at = 你坐在座位{ $number }。

## 規則

lobby-change-rules = 更改規則
lobby-rules-save = 用這些規則
lobby-rules-discard = 維持原樣
