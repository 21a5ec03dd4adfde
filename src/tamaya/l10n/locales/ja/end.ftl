end-of = / { $points }点
end-won = 完成！
end-lost = 負け
end-told = { $points }点中{ $score }点。
end-grade =
    { $grade ->
        [failed] 失敗
        [horrible] ひどい
        [poor] いまいち
        [decent] まずまず
        [excellent] すばらしい
        [extraordinary] 驚異的
        [legendary] 伝説的！
       *[divine] 神がかり！
    }
end-by-perfect = すべての花火が完成しました。たまや！
end-by-deck = 山札がなくなり、全員が最後の手番を終えました。
end-by-strikes = 失敗が重なり、花火大会は中止です。
end-by-decided = これ以上の得点はありませんでした。
end-by-finale_lost = もう完璧なグランドフィナーレにはなりません。
end-by-timeout = 時間切れです。
end-by-vote = みんなでゲームを終えました。
end-by-terminated = ゲームは終了しました。
end-total = 場には{ $points }点中{ $total }点分の花火がありました。
end-missed = 失われたカード：
end-fewest = 手札が最も少ない人：{ $names }
end-again = もう一度
end-next = 次のゲーム
end-fill = 席を埋める
end-daily = ほかの人の結果を見る
end-host-starts = 次のゲームはホストが始めます。
end-record = 記録
end-replay = 振り返る
