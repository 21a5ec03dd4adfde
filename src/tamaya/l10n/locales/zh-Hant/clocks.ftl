# 計時與相關設定

option-clock = 思考時間
option-clock-value =
    { $value ->
        [move] 每回合
        [fischer] 棋鐘
        [days] 一回合數天
       *[none] 不限時
    }
option-clock-about =
    { $value ->
        [move] 每個回合的時間都一樣。
        [fischer] 每人有一份時間，行動時消耗，結束後補回一些。
        [days] 給不能同時在線的人：一個回合可以想幾天。
       *[none] 想多久就多久。
    }
clock-span =
    { $minutes ->
        [0] { $seconds }秒
       *[other]
            { $seconds ->
                [0] { $minutes }分
               *[other] { $minutes }分{ $seconds }秒
            }
    }
option-move-seconds = 每回合時間
option-move-seconds-value = { clock-span }
option-move-seconds-about = 一個回合最多{ clock-span }。
option-main-seconds = 起始時間
option-main-seconds-value = { clock-span }
option-main-seconds-about = 每人從{ clock-span }開始。
option-increment-seconds = 每回合補時
option-increment-seconds-value = { clock-span }
option-increment-seconds-about = 每次行動後補回{ clock-span }。
option-turn-days = 每回合天數
option-turn-days-value = { $count }天
option-turn-days-about = 一個回合最多{ $count }天。
option-time-out = 時間用完時
option-time-out-value =
    { $value ->
        [bot] 機器人接手
       *[nudge] 提醒
    }
option-time-out-about =
    { $value ->
        [bot] 你的時間用完時，機器人會坐你的座位，直到你回來。
       *[nudge] 你的時間用完時會提醒你，其他人繼續等。
    }
option-rated = 積分
option-rated-value =
    { $value ->
        [on] 積分賽
       *[off] 純娛樂
    }
option-rated-about =
    { $value ->
        [on] 這一局會影響所有人的積分。玩家都要有帳號；沒有機器人，不能收回，旁觀者看不到手牌。有人時間用完或離開，遊戲就以0分結束。
       *[off] 這一局不影響任何人的積分。
    }
chip-clock =
    { $value ->
        [move] 每回合{ clock-span }
        [days] 每回合{ $days }天
       *[fischer] { clock-span }＋{ $increment }秒
    }
chip-time-out = 逾時由機器人接手
chip-rated = 積分賽
error-rated_rules = 積分賽要有計時並採用盒內規則，不能收回，也不能讓旁觀者看到手牌。

## 牌桌上

clock-of = { $name }剩餘時間：
clock-days = { $days }天{ $hours }小時
clock-left =
    { $count ->
        [60] 你還有一分鐘。
       *[other] 你還有{ $count }秒。
    }
clock-kept = 你的座位還留著。
clock-paused = 遊戲暫停中
clock-pause = 提議暫停
clock-resume = 繼續
clock-nudge = 提醒{ $name }
log-paused = 遊戲暫停了。
log-resumed = { $name }讓遊戲繼續。
log-nudged =
    { $by ->
        [you] { $from }提醒你：輪到你了。
       *[other] { $from }提醒{ $name }輪到了。
    }
log-time-out =
    { $by ->
        [you]
            { $bot ->
                [yes] 你的時間到了。在你回來之前由機器人代打。
               *[no] 你的時間到了。
            }
       *[other]
            { $bot ->
                [yes] { $name }的時間到了，由機器人代打。
               *[no] { $name }的時間到了。
            }
    }
rated-leave-sure = 這是積分賽。你離開的話，所有人以0分結束。要離開嗎？
error-paused = 遊戲暫停中。
error-not_paused = 遊戲沒有暫停。
error-nudge_early = 再等一下：一分鐘後才能提醒，之後每十分鐘一次。
error-nobody_to_nudge = 現在沒有可以提醒的人。
error-rated_people = 積分賽只由真人進行，沒有機器人。
error-rated_accounts = 積分賽需要每個人都有帳號：請先設定名稱與密碼。
