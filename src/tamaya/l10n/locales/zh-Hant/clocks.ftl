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
