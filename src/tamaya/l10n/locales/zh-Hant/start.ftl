# 首頁

start-title = Tamaya：和朋友、機器人一起玩《花火》
start-lead = 人人都看得見你的牌，除了你自己。相信朋友的提示，一起點亮整片夜空。
start-game = 合作紙牌遊戲《花火》（Hanabi），打開瀏覽器就能玩。免費，不用註冊。
start-play = 馬上開始
start-play-about = 你和{ $bots }位機器人，立刻發牌。
start-size = 這桌幾個人？
start-friends = 和朋友開一桌
start-friends-about = 選好規則，傳個連結就行。
start-join-label = 連結或代碼
start-join-go = 加入
start-join-invalid = 這不是這裡牌桌的連結或代碼。
start-name = 你的名字
start-name-long = 最多{ $most }個字，超過了{ $over }個。一個表情符號可能算好幾個字。
start-name-empty = 名字至少要有一個字。
start-learn = 學玩法
start-learn-about = 有說明的第一局，十分鐘。之後還有課程與謎題。
start-busy = 正在點亮燈籠……

## 新的牌桌

new-title = 和朋友開一桌
new-about = 選擇人數和規則。發牌之前都可以再改。
new-create = 開桌
