# 對牌庫的承諾：開局時給出指紋，結束時打開核對

seal-about = 牌庫已封存
seal-explained = 第一個回合之前，伺服器會給出這個指紋，涵蓋牌庫、起始玩家，以及之後所有的隨機結果。結束時由你的瀏覽器打開核對：途中一張牌都換不了。
seal-kept = 牌庫在第一個回合之前就定好了。
seal-broken = 這副牌庫和第一個回合之前承諾的不一樣。
seal-unchecked = 瀏覽器只在 HTTPS 下核對牌庫的封印。請下載紀錄，再執行：tamaya replay
seal-unread = 目前無法核對牌庫的封印。
