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
turns-mine-now = 輪到你
turns-of-now = 輪到{ $name }
turns-left = 還剩{ $span }
turns-more = 還有{ $count }桌
turns-badge =
    { $count ->
        [1] 輪到你了
       *[other] 有{ $count }桌輪到你
    }
clock-hours = { $hours }小時{ $minutes }分
clock-minutes = { $minutes }分

push-turn = 花火：輪到你了
push-nudged = 花火：有人在等你行動
feed-title = 花火：輪到你的牌桌
error-push_endpoint = 這個瀏覽器的通知位址不能使用。
notify-on = 輪到我時通知我
notify-is-on = 輪到你時會通知你
notify-off = 不再通知
notify-denied = 這個瀏覽器不允許在輪到你時通知你。可以在它對本網站的設定中更改。
feed-make = 我的回合摘要
feed-about = 這是你的摘要位址。知道的人看得到哪一桌輪到你；產生新的位址後，這個就失效了。
