# 沒有連線時

offline-title = 沒有連線
offline-words = 無法載入此頁面。恢復連線後就會顯示。
offline-safe = 你的遊戲都還在：牌桌停在你離開時的樣子。
offline-again = 再試一次
offline-notice = 沒有連線：目前顯示的內容可能已過時。
