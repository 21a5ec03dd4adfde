# 被拒絕的原因。id 是“error-”加上伺服器送來的代碼。

error-offline = 連不上伺服器。請檢查網路後再試一次。

## 回合

error-game_over = 這一局已經結束了。
error-bonus_pending = 請先使用或放棄獎勵。
error-bonus_use = 這個獎勵不能這樣用。
error-no_bonus = 現在沒有可用的獎勵。
error-not_your_card = 這張牌不在當前玩家的手上。
error-tokens_full = 提示標記全都在，不能棄牌。
error-no_clue_tokens = 沒有提示標記了。請棄牌或出牌。
error-clue_target = 提示要給另外一位玩家。
error-clue_no_cards = 那位玩家沒有手牌了。
error-clue_value = 這個遊戲沒有這種提示。
error-empty_clue = 這桌的提示至少要指出一張牌。

## 設定

error-players = 二到六人可以玩。
error-hand_size = 這樣的手牌數會讓牌庫一張不剩。
error-max_clue_tokens = 提示標記可以有1到16枚。
error-start_clue_tokens = 開始時的提示標記不能超過上限。
error-strike_limit = 第一、二或三次失誤可以結束遊戲。
error-first_player = 沒有這個座位可以當起始玩家。
error-stop_when_decided = 「無法再得分時：結束」不能和獎勵或華麗終章一起用。
error-unknown_variant = 沒有這種顏色變體。
error-unknown_preset = 沒有這組規則。

## 紀錄

error-deck = 這副牌庫和這個變體的牌不符。
error-no_deck = 沒有牌庫就不能開局。
error-chance = 紀錄裡的隨機部分長度不對。

## 在牌桌上

error-spectators_forbidden = 這桌不開放旁觀。
error-seat_taken = 那裡已經有人坐了。
error-seat_free = 那個座位本來就空著。
error-seat_unknown = 沒有這個座位。
error-seats_taken = 要減少人數，得先清空多出來的座位。
error-seats_free = 座位坐滿之後才能發牌。
error-table_full = 座位都滿了。
error-not_seated = 要先入座才能這麼做。
error-nobody_there = 那個座位上沒有人。
error-nobody_left = 沒有人離開那個座位。
error-no_bot_there = 那個座位上沒有機器人。
error-unknown_bot = 沒有叫這個名字的機器人。
error-has_seen_hands = 看過大家手牌的人不能加入這一局。
error-host_only = 只有房主可以這麼做。
error-game_running = 遊戲進行中不能這麼做。
error-no_game = 現在沒有進行中的遊戲。
error-not_your_turn = 還沒輪到你。
error-stale_turn = 局面已經變了，請看清楚再行動。
error-order = 那些不是你手上的牌。
error-proposal_open = 已經有一項提議正在表決。
error-no_proposal = 現在沒有要表決的事。
error-not_asked = 這件事沒有問你，或者你已經回答過了。
error-undo_forbidden = 這桌出手不悔。
error-nothing_to_undo = 沒有可以收回的回合。
error-chat_closed = 這桌沒有聊天。
error-phrases_only = 這桌只能用常用語。
error-unknown_phrase = 沒有這句常用語。
error-empty_text = 訊息是空的。
error-empty_name = 名字至少要有一個字。

## 向伺服器提出的要求

error-bad_json = 伺服器讀不懂這個要求。
error-bad_message = 伺服器看不懂這個要求。重新載入頁面也許有用。
error-not_json = 伺服器看不懂這個要求。重新載入頁面也許有用。
error-not_text = 伺服器看不懂這個要求。重新載入頁面也許有用。
error-hello_first = 伺服器看不懂這個要求。重新載入頁面也許有用。
error-version = 這個頁面已經過時，請重新載入。
error-too_large = 一次送太多了。
error-rate_limited = 動作太頻繁了，請稍等一下。
error-origin = 這個要求來自別的網站，已被拒絕。
error-not_found = 這個網址沒有東西。
error-method_not_allowed = 這裡不能這麼做。
error-no_table = 沒有這張牌桌。請檢查連結。
error-no_session = 伺服器還不認識你。請允許這個網站使用 Cookie，再重新載入頁面。
error-too_many_sockets = 開著這張牌桌的視窗太多了。
error-busy = 伺服器正忙，請稍後再試。
error-slow = 目前連線太慢，正在重新連線……
error-restart = 伺服器正在重新啟動，遊戲馬上繼續。
error-replaced = 這張牌桌已在另一個視窗開啟。
error-gone = 這張牌桌已經關閉。
error-storage = 伺服器目前無法儲存，什麼都沒有改變。
error-internal = 伺服器出了問題，什麼都沒有改變。
error-no_lesson = 沒有這堂課。
error-same_cards = 這些牌依原來牌局的規則發出，不計入評分。
