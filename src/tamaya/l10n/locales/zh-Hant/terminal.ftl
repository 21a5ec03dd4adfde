# terminal-suit 也是玩家輸入的顏色，所以用單字。
terminal-suit =
    { $suit ->
        [red] 紅
        [yellow] 黃
        [green] 綠
        [blue] 藍
        [white] 白
        [multicolour] 彩色
        [black] 黑
       *[other] { $suit }
    }
terminal-card = { terminal-suit }{ $rank }
terminal-comma = 、
terminal-seat-you = 你
terminal-guest = 訪客
terminal-seat = { $name }（{ $bot }）
terminal-welcome = { $players }人遊戲，變體：{ variant-name }。同桌的有{ $names }。輸入 ? 看說明。
terminal-variant = { $variant }：{ variant-name }。{ variant-about }{ variant-sum }。
terminal-status = 提示標記 { $tokens }/{ $most }。失誤標記 { $strikes }/{ $limit }。牌庫 { $deck } 張。分數 { $points }（最多 { $reachable }）。
terminal-fireworks = 花火：{ $list }。
terminal-last-turns = 最後一輪：含這一回合還剩{ $turns }個回合。
terminal-hand = { $name }：{ $cards }。
terminal-hand-empty = { $name }：沒有手牌。
terminal-slot = { $slot }：{ $card }
terminal-marked = { $card }（提示：{ $marks }）
terminal-unknown = 未知
terminal-possible = { $marks }（可能：{ $cards }）
terminal-certain = { $card }（確定）
terminal-know =
    { $you ->
        [yes] 你
       *[no] { $name }
    }能知道的：{ $cards }。
terminal-your-turn = 輪到你了
terminal-prompt = >
terminal-bonus-waits = 有獎勵可以用：
terminal-bonus-option = b { $number }：{ $bonus }
terminal-bonus-name =
    { $bonus ->
        [token] 一枚提示標記
        [mend] 拿掉一枚失誤標記，恢復一枚提示標記
        [return] 放回牌庫
        [rescue] 從棄牌堆接上花火
        [colour] 免費的顏色提示
       *[rank] 免費的數字提示
    }
terminal-bonus-card = { terminal-card }，{ terminal-bonus-name }
terminal-bonus-clue = { terminal-bonus-name }（給{ $target }：{ terminal-clue }）
terminal-bonus-decline = b 0：不用
terminal-clue =
    { $kind ->
        [colour] { terminal-suit }
       *[rank] { $rank }
    }
terminal-event-drew =
    { $you ->
        [yes] 你抽了一張牌。
       *[no] { $name }抽到{ terminal-card }。
    }
terminal-event-clue =
    { $you ->
        [giver] 你提示{ $target }
        [target] { $name }提示你
       *[no] { $name }提示{ $target }
    }：{ terminal-clue }，{ $count ->
        [0] 沒有符合的牌
       *[other] 第{ $slots }張
    }。
terminal-event-played =
    { $you ->
        [yes] 你
       *[no] { $name }
    }打出{ terminal-card }，接上了。
terminal-event-misplayed =
    { $you ->
        [yes] 你
       *[no] { $name }
    }打出{ terminal-card }，接不上：第{ $strikes }次失誤。
terminal-event-discarded =
    { $you ->
        [yes] 你
       *[no] { $name }
    }棄掉{ terminal-card }。
terminal-event-completed = { terminal-suit }花火完成了！
terminal-event-bonus =
    { $bonus ->
        [any] 可以選一個獎勵。
       *[other] 獎勵：{ terminal-bonus-name }。
    }
terminal-event-token = 提示標記{ $tokens }枚，失誤標記{ $strikes }枚。
terminal-event-returned = { terminal-card }從棄牌堆放回牌庫。
terminal-event-rescued = { terminal-card }從棄牌堆接上花火。
terminal-event-declined = 放棄了獎勵。
terminal-event-lost = 這個獎勵無從發揮。
terminal-event-final = 最後一張牌抽走了。還剩{ $turns }個回合。
terminal-end =
    { $why ->
        [perfect] 所有花火都完成了！
        [strikes] 最後一次失誤：花火大會到此為止。
        [deck] 最後一輪結束了。
        [finale_lost] 華麗終章失敗了。
       *[decided] 已經不可能再得分了。
    }
terminal-score = 分數{ $score }（滿分{ $most }）：{ terminal-grade }。
terminal-score-none = 桌上的花火：{ $total }（滿分{ $most }）。
terminal-grade =
    { $grade ->
        [failed] 失敗
        [horrible] 慘不忍睹
        [poor] 平庸
        [decent] 尚可
        [excellent] 精彩
        [extraordinary] 驚豔
        [legendary] 傳奇
       *[divine] 神級
    }
terminal-explain = 其他人為什麼這麼做：
terminal-explained = 第{ $turn }回合，{ $name }：{ $reason }
terminal-discards = 棄牌堆：{ $cards }。
terminal-discards-empty = 棄牌堆是空的。
terminal-log-empty = 還沒發生任何事。
terminal-left = 你離開了牌桌。這一局到此結束。
terminal-help =
    p 2：出自己的第2張牌（第1張最新）
    d 3：棄掉自己的第3張牌
    c { $name } { $colour }、c { $name } 3：提示玩家一種顏色或一個數字
    b 1：使用列出的獎勵；b 0：不用
    know { $name }、know you：那位玩家（或你）對自己的手牌能知道什麼
    log：發生過的事；discards：棄牌堆
    t：再看一次牌桌；?：這份說明；q：離開
terminal-bad-command = 看不懂「{ $typed }」。輸入 ? 看說明。
terminal-bad-slot = 你手上沒有「{ $typed }」這張牌。請輸入1到{ $most }的數字。
terminal-bad-name = 這裡沒有人叫「{ $typed }」。有{ $names }。
terminal-bad-partner = 不能給自己提示。其他人：{ $names }。
terminal-bad-clue = 「{ $typed }」不是這裡可以提示的顏色或數字。可以用{ $clues }。
terminal-bad-form = 請這樣寫：{ $form }
terminal-bad-bonus = 請從列出的號碼裡選一個。
terminal-refused =
    { $code ->
        [no_clue_tokens] 沒有提示標記了：請出牌或棄牌。
        [tokens_full] 提示標記全都在，不能棄牌：請出牌或給提示。
        [empty_clue] 這桌的提示至少要指出一張牌。
        [clue_no_cards] 那位玩家沒有手牌。
        [bonus_pending] 請先使用或放棄獎勵。
        [no_bonus] 現在沒有獎勵。
       *[other] 現在規則不允許這麼做（{ $code }）。
    }
