# 自己的牌桌與輪到時的通知

turns-title = 你的牌桌
turns-alone = 還沒有其他人
turns-phase =
    { $phase ->
        [lobby] 等待玩家
       *[ended] 遊戲結束
    }
turns-mine = 輪到你，已{ $span }
turns-of = 輪到{ $name }，已{ $span }
turns-left = 還剩{ $span }
turns-more = 還有{ $count }桌
turns-badge =
    { $count ->
        [1] 輪到你了
       *[other] 有{ $count }桌輪到你
    }
clock-hours = { $hours }小時{ $minutes }分
clock-minutes = { $minutes }分
