insight-title = 計算結果
insight-about = 這副牌能全部完成嗎？到哪一步為止？強的機器人每一步會怎麼走？伺服器為大家計算一次。
insight-begin = 開始計算
insight-stop = 停止
insight-waiting = 即將開始……
insight-progress = { $total }步中的{ $steps }步
insight-failed = 無法計算，請稍後再試。
insight-verdict =
    { $says ->
        [winnable] 這裡仍可全部完成。
        [lost] 這裡已不能全部完成。
       *[undecided] 不知道這裡能否完成。
    }
insight-why =
    { $why ->
        [over] 這一局已經結束。
        [gone] 需要的牌一張也不剩。
        [turns] 對還沒來的牌而言，回合太少了。
        [hands] 手牌被必須保留的牌占滿。
        [pool] 就算合併所有手牌也不夠。
        [ending] 最後的回合輪到不對的人。
       *[searched] 所有走法都試過了。
    }
insight-lost-by = 第{ $move }步錯失
insight-show-line = 顯示完成的走法
insight-move = 第{ $move }步：{ $what }
insight-fork = 這裡說的是實際的一局第{ $move }步之後的局面；嘗試的走法不作分析。
insight-would = { $bot }會：
insight-same = 與實際相同。
insight-play = 打出{ table-ordinal }張，{ table-card-name }。
insight-discard = 棄掉{ table-ordinal }張，{ table-card-name }。
insight-choose =
    { $what ->
        [bonus] 使用獎勵。
       *[deck] 打出牌庫最上面的牌。
    }
insight-lead = 以當事人手上可能的牌，由{ $bot }打完{ $worlds }次：與實際那一手相差{ $points } ± { $error }分。
insight-no-lead =
    { $why ->
        [rules] 無法說值多少分：這些規則下無法把剩下的部分打完。
       *[moves] 無法說值多少分：不論拿什麼牌，{ $bot }都不會像其他人那樣出手。
    }
insight-try = 試試看
insight-agreed = { $total }步之中，{ $bot }有{ $count }步選擇相同。
insight-next = 下一個差異
