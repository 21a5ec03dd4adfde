# 找夥伴：快速配對、公開牌桌

meeting-title = 和大家一起玩
meeting-match = 找夥伴
meeting-match-about = 你會坐到有人在等的牌桌，沒有的話就開一張大家都看得到的桌。坐滿就發牌。
meeting-rated = 積分賽
meeting-open = 正在找人的牌桌
meeting-none = 目前沒有人在找夥伴。
meeting-free = { $players }個座位中還有{ $free }個
meeting-away = 現在沒有人在
option-listed = 公開牌桌
option-listed-value =
    { $value ->
        [off] 私人
       *[on] 公開
    }
option-listed-about =
    { $value ->
        [off] 只有拿到連結的人能進來。
       *[on] 大家在首頁都看得到這一桌正在找人。
    }
chip-listed = 對所有人公開
