end-of = ／{ $points }分
end-won = 完美！
end-lost = 失敗
end-told = { $points }分中得{ $score }分。
end-grade =
    { $grade ->
        [failed] 失敗
        [horrible] 慘不忍睹
        [poor] 平庸
        [decent] 尚可
        [excellent] 精彩
        [extraordinary] 驚豔
        [legendary] 傳奇！
       *[divine] 神級！
    }
end-by-perfect = 所有花火都完成了。好一場盛會！
end-by-deck = 牌庫空了，大家也都走完最後一回合。
end-by-strikes = 失誤太多次，花火大會就此化為煙霧。
end-by-decided = 已經不可能再得分了。
end-by-finale_lost = 華麗終章已經無法完美收場。
end-by-timeout = 時間到了。
end-by-vote = 玩家決定結束這一局。
end-by-terminated = 這一局已被結束。
end-total = 桌上的花火：{ $total }分（滿分{ $points }分）。
end-missed = 再也找不回來的牌：
end-fewest = 手牌最少的人：{ $names }
end-again = 再玩一局
end-next = 下一局
end-fill = 安排座位
end-daily = 看看其他人的成績
end-host-starts = 下一局由房主開始。
end-record = 紀錄
end-replay = 回顧
