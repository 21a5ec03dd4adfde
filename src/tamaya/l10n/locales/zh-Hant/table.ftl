# 牌名（紅3）和顏色（紅色）分開寫，句子才自然。
table-title = 牌桌
table-seat = 座位{ $seat }
table-ordinal = 第{ $slot }
table-colour =
    { $colour ->
        [red] 紅色
        [yellow] 黃色
        [green] 綠色
        [blue] 藍色
        [white] 白色
        [multicolour] 彩色
        [black] 黑色
       *[other] { $colour }
    }
table-rank = { $rank }
table-card-name =
    { $colour ->
        [red] 紅{ $rank }
        [yellow] 黃{ $rank }
        [green] 綠{ $rank }
        [blue] 藍{ $rank }
        [white] 白{ $rank }
        [multicolour] 彩色{ $rank }
        [black] 黑{ $rank }
       *[other] { $colour }{ $rank }
    }
table-clue-says =
    { $kind ->
        [rank]
            { $count ->
                [0] 你沒有數字{ $rank }的牌。
               *[other] 你的{ $slots }張牌是{ $rank }。
            }
       *[colour]
            { $count ->
                [0] 你沒有{ table-colour }的牌。
               *[other] 你的{ $slots }張牌是{ table-colour }。
            }
    }
table-tell = 提示{ $target }：「{ table-clue-says }」

table-figures = 提示標記、失誤標記、牌庫與分數
table-tokens = 提示標記{ $count }枚（共{ $most }枚）
table-strikes = 失誤標記{ $count }枚（上限{ $most }枚）
table-in-deck = 牌庫
table-last-turns =
    { $count ->
       *[other] 剩餘回合
    }
table-of-points = ／{ $points }分
table-reachable = 最多還能得到{ $count }分
table-fireworks = 花火
table-firework =
    { $height ->
        [0] { table-colour }：還沒有牌
       *[other] { table-colour }：{ $most }張中的{ $height }張，最上面是{ $rank }
    }{ $direction ->
        [down] ，由大到小
       *[up] { "" }
    }{ $stopped ->
        [yes] ，已無法完成
       *[no] { "" }
    }

table-hand-of = { $name }的手牌
table-own-hand = 你的手牌
table-no-cards = 沒有手牌了
table-partner-card =
    { $open ->
        [yes] { $name }，{ table-ordinal }張牌：{ $what }
       *[no] { $name }，{ table-ordinal }張牌
    }
table-label = { $card }，{ $knows }
table-own-card = 你的{ table-ordinal }張牌
table-own-open = 你的{ table-ordinal }張牌：{ $what }
table-knows = 本人知道：{ $knows }
table-knows-nothing = 本人一無所知
table-own-knows = 你知道：{ $knows }
table-own-knows-nothing = 還沒有提示
table-peek = { $name }知道什麼
table-not = 不是{ $list }
table-neither = 不是{ $one }，也不是{ $two }
table-knows-both = { $first }；{ $second }
table-possible = 還有可能：{ $list }
table-possible-card = { $what }（剩{ $count }張）
table-away = 暫離
table-offline = 未連線
table-thinking = 思考中……
table-to-move = 行動中
table-bot = 機器人
table-bots = 這張桌子的機器人

table-your-turn = 輪到你了
table-your-bonus = 你的獎勵
table-turn-of = 輪到{ $name }
table-turn-bot = { $name }正在思考……
table-waiting-away = 等待暫離的{ $name }
table-last-round = 最後一輪：還剩{ $count }個回合
table-over = 花火大會結束了
table-spectator = 你正在旁觀。
table-spectator-late = 你正在旁觀，晚{ $count }個回合。

table-actions = 你可以做的事
table-your-card = 你的{ table-ordinal }張牌
table-card-of =
    { $open ->
        [yes] { $name }的{ table-ordinal }張牌：{ $what }
       *[no] { $name }的{ table-ordinal }張牌
    }
table-play = 出牌
table-discard = 棄牌
table-give = 給提示
table-cancel = 取消
table-hint-turn = 點自己的牌可以出牌或棄牌，點隊友的牌可以給提示。
table-hint-wait = 點一張牌，看看它還可能是什麼。
table-not-your-turn = 輪到你時才能行動。
table-again = 再按一次
table-held = 正在等待連線，連上後就送出你的行動……
table-bonus-first = 請先決定怎麼用獎勵。
table-clue-for = 給{ $name }的提示
table-more-clues = 其他提示
table-choose-clue = 請選一種顏色或一個數字。
table-clues-later = 輪到你時才能給提示。
table-no-clue-bonus = 現在沒有這種提示。
table-colours = 顏色
table-ranks = 數字
table-bonus-name =
    { $bonus ->
        [token] 一枚提示標記
        [mend] 拿掉一枚失誤標記
        [return] 一張牌放回牌庫
        [rescue] 救回一張牌
        [colour] 免費的顏色提示
        [rank] 免費的數字提示
       *[choice] 五選一
    }
table-bonus-is = 獎勵：{ table-bonus-name }
table-bonus-choose = 選擇獎勵
table-bonus-does =
    { $bonus ->
        [token] 恢復一枚提示標記。
        [mend] 拿掉一枚失誤標記，並恢復一枚提示標記。
        [return] 從棄牌堆選一張牌，放回牌庫裡不明的位置。
        [rescue] 從棄牌堆選一張接得上的牌，直接打出。
        [colour] 給一個不花標記的顏色提示。
       *[rank] 給一個不花標記的數字提示。
    }
table-bonus-whom = 提示給誰
table-bonus-use = 使用
table-bonus-decline = 放棄

table-menu = 選單
table-talk = 經過與聊天
table-pile = 棄牌堆
table-pile-count = 棄牌堆（{ $count }張）
table-pile-card =
    { $mark ->
        [critical] { $rank } × { $count }（只剩一張，而且還需要）
        [dead] { $rank } × { $count }（已經用不到）
       *[none] { $rank } × { $count }
    }
table-pile-critical = 只剩一張，而且還需要
table-pile-dead = 已經用不到
table-pile-dots = 一點代表一張，實心表示已棄
table-pace = 餘裕
table-pace-about = 若要全部完成，還能用在出牌以外的回合數。
table-efficiency = 效率
table-efficiency-about = 每個提示換得的牌數：已出的，以及被提示過且仍需要的。
table-pace-choice = 餘裕與效率
table-pace-on = 顯示
table-pace-off = 隱藏
table-none = 無
table-say = 對同桌說句話
table-say-watching = 說句話（玩家結束後才看到）
table-send = 送出
table-phrases = 常用語
table-agree = 同意
table-refuse = 不同意
table-withdraw = 撤回
table-waiting-for = 等待{ $names }回覆
table-invite = 複製邀請連結
table-link-copied = 邀請連結已複製。
table-undo = 收回上一個回合
table-end = 結束這一局
table-end-alone = 要結束這一局嗎？
table-end-together = 其他人同意的話，要結束這一局嗎？
table-end-counts =
    { $finale ->
        [yes] 這一局會算失敗。
       *[no] 這一局會以0分計算。
    }
table-end-daily = 這副牌只有一次機會，這樣就用掉了。
table-end-now = 結束
table-end-propose = 詢問其他人
table-end-not = 繼續玩
table-substitute = 請機器人接替{ $name }
table-take = 坐{ $name }的座位
table-come-back = 回到我的座位
table-last-game = 上一局
table-leave = 離開座位
table-watching = { $count }人正在旁觀。
table-rules = 這桌的規則
table-rules-page = 怎麼玩
table-keys = 按鍵
table-link-connecting = 連線中……
table-link-waiting = 連線中斷，正在重試……
table-link-closed = 未連線
table-bye-replaced = 這桌已在另一個分頁或裝置開啟。
table-bye-gone = 沒有這張牌桌。
table-bye-version = 有新版本了，請重新載入頁面。
table-use-here = 在這裡使用


table-key-move = 在牌與牌、手牌與手牌之間移動
table-key-own = 移到自己的牌
table-key-play = 準備出這張牌，按 Enter 確認
table-key-discard = 準備棄這張牌，按 Enter 確認
table-key-clue = 給這張牌主人的提示
table-key-rank = 選提示時：那個數字
table-key-colour = 選提示時：那個顏色（依顏色順序）
table-key-enter = 選擇；確定
table-key-escape = 取消
table-key-reorder = 移動手上的牌
table-key-peek = 這張牌的主人知道什麼
table-key-undo = 請求收回上一個回合
table-key-log = 經過與聊天
table-key-pile = 棄牌堆
table-key-talk = 說句話
table-key-help = 這份清單

phrase-hello = 大家好！
phrase-thanks = 謝謝！
phrase-well-played = 打得好！
phrase-oops = 糟糕。
phrase-i-know-nothing = 我對自己的手牌一無所知。
phrase-do-you-remember = 你記得自己的手牌嗎？
phrase-let-me-think = 讓我想想……
phrase-your-turn = 輪到你囉。
phrase-good-luck = 祝大家好運！
phrase-again = 再玩一局好嗎？

door-title = 這裡正在進行一局
door-people = 在座：{ $names }
door-bots = 機器人：{ $names }
door-why = 看過大家手牌的人不能加入這一局。所以請先選擇：要一起玩，還是旁觀？
door-watch = 旁觀
door-not-now = 座位維持不變。可以再問一次，或是旁觀。
