# 一張牌桌可以選擇的事。每一項有名稱、選項（“-value”），以及一行說明所選內容的話（“-about”）。

settings-title = 這桌的規則
settings-preset = 照你熟悉的玩法
settings-variant = 顏色
settings-more = 其他所有規則
settings-group =
    { $group ->
        [time] 時間與積分
        [hands] 手牌與標記
        [clues] 提示與回合
        [end] 結束與計分
        [table] 這張牌桌
       *[other] 其他規則
    }
settings-changed-from =
    { $preset ->
        [bga] 和 Board Game Arena 不同的地方：
        [rnr] 和 R&R Games 不同的地方：
        [hanab-live] 和 hanab.live 不同的地方：
        [hle] 和 Hanabi Learning Environment 不同的地方：
       *[printed] 和盒內規則不同的地方：
    }
settings-as-preset = 和這組規則完全相同。
settings-reset = 還原這組規則
settings-change = { $option }：{ $value }
settings-less = { $option }：減少
settings-more-of = { $option }：增加
settings-in-force = 目前的規則
settings-all = 用文字列出所有規則
settings-all-close = 簡短顯示

## 規則組合

preset-name =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R Games
        [hanab-live] hanab.live
        [hle] Learning Environment
       *[printed] 盒內規則
    }
preset-about =
    { $preset ->
        [bga] 和 Board Game Arena 一樣：盒內規則，加上那裡所有的顏色變體可選。
        [rnr] 和 R&R Games 版一樣：提示至少要指出一張牌。
        [hanab-live] 和 hanab.live 一樣：提示至少要指出一張牌，由座位1開始，無法再得分時就結束。
        [hle] 和研究用的 Hanabi Learning Environment 一樣：提示至少要指出一張牌，由座位1開始。
       *[printed] 和盒內說明一樣：可以給沒有符合牌的提示，第三次失誤就全部歸零，起始玩家用抽的。
    }

## 顏色變體

variant-name =
    { $variant ->
        [tricky] 進階
        [hard] 困難
        [avalanche] 彩色風暴
        [black-powder] 黑火藥
        [normal] 普通
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [tricky] 第六種花色是彩色，共十張。提示時可以像其他顏色一樣說「彩色」。
        [hard] 第六種花色是彩色，每個數字只有一張，失去就沒了。提示時可以像其他顏色一樣說「彩色」。
        [avalanche] 第六種花色是彩色，共十張。不能提示「彩色」，但任何顏色的提示都會指到它。
        [black-powder] 第六種花色是黑色，從5往下排到1。顏色提示指不到它，數字提示可以。它不算分，結束時每缺一張黑牌扣一分。
        [normal] 盒內的五種顏色，每色十張。
       *[other] { $variant }
    }
variant-elsewhere =
    { $variant ->
        [tricky] 別處的名稱：Board Game Arena 的「Tricky」、hanab.live 的「6 suits」。適合附十張彩色牌的盒裝版。
        [hard] 別處的名稱：Board Game Arena 的「Difficult」。適合附五張彩色牌的盒裝版；有些說明書把它叫作「彩色風暴」。
        [avalanche] 別處的名稱：Board Game Arena 的「Avalanche」或「very difficult」、hanab.live 的「Rainbow」。
        [black-powder] 別處的名稱：Board Game Arena 與較新盒裝版的「Black Powder」。
        [normal] 別處的名稱：Board Game Arena 的「Normal」、hanab.live 的「No Variant」。
       *[other] { $variant }
    }
variant-sum = 共{ $cards }張牌，滿分{ $points }分

## 各項規則

option-players = 人數
option-players-about =
    { $value ->
        [6] 六人不是官方人數，每人三張手牌。
       *[other] 順時針輪流行動（往左手邊）。
    }

option-hand = 手牌張數
option-hand-value =
    { $value ->
        [less] 少一張
        [more] 多一張
       *[usual] 照常
    }
option-hand-about =
    { $value ->
        [less] 每人比平常少一張牌。
        [more] 每人比平常多一張牌。
       *[usual] 2～3人每人五張，4～5人四張，6人三張。
    }

option-max-clue-tokens = 提示標記上限
option-max-clue-tokens-about = 提示標記最多{ $count }枚。
option-start-clue-tokens = 開始時的提示標記
option-start-clue-tokens-about =
    { $count ->
        [0] 開始時沒有提示標記。
       *[other] 開始時有{ $count }枚提示標記。
    }

option-strike-limit = 失誤標記上限
option-strike-limit-about =
    { $count ->
        [1] 第一枚失誤標記就結束遊戲。
        [2] 第二枚失誤標記結束遊戲。
       *[other] 第三枚失誤標記結束遊戲。
    }

option-first-player = 起始玩家
option-first-player-value =
    { $value ->
        [random] 抽籤
       *[seat] 座位{ $seat }
    }
option-first-player-about =
    { $value ->
        [random] 起始玩家由抽籤決定。
       *[seat] 由座位{ $seat }開始。
    }

option-empty-clues = 沒有符合牌的提示
option-empty-clues-value =
    { $value ->
        [off] 禁止
       *[on] 允許
    }
option-empty-clues-about =
    { $value ->
        [off] 提示至少要指出一張牌，不能說「你沒有藍色的牌」。
       *[on] 提示可以一張都不指：「你沒有藍色的牌」。
    }

option-strikeout-score = 最後一次失誤之後
option-strikeout-score-value =
    { $value ->
        [keep] 分數照算
       *[zero] 全部歸零
    }
option-strikeout-score-about =
    { $value ->
        [keep] 因失誤而輸時，桌上的花火仍然計分。
       *[zero] 因失誤而輸時，得0分。
    }

option-stop-when-decided = 無法再得分時
option-stop-when-decided-value =
    { $value ->
        [public] 結束
       *[off] 繼續玩
    }
option-stop-when-decided-about =
    { $value ->
        [public] 從花火和棄牌堆看得出不可能再得分時，遊戲就結束。
       *[off] 就算不可能再得分，也玩到最後。
    }
option-stop-when-decided-not = 不能和獎勵或華麗終章一起用：有了它們，就沒有人能斷定無法再得分。

option-grand-finale = 華麗終章
option-grand-finale-value =
    { $value ->
        [on] 開
       *[off] 關
    }
option-grand-finale-about =
    { $value ->
        [on] 沒有最後一輪：牌庫空了也繼續玩，直到完美收場，或因失去必要的牌而失敗。
       *[off] 牌庫空了之後，每人再走一回合，然後計分。
    }

option-bonuses = 五種華麗獎勵
option-bonuses-value =
    { $value ->
        [tiles] 板塊
        [random] 隨機
        [choice] 自選
       *[off] 關
    }
option-bonuses-about =
    { $value ->
        [tiles] 完成花火時不恢復提示標記，改為翻開六片洗過的獎勵板塊中的下一片。
        [random] 完成花火時不恢復提示標記，改為隨機獲得五種獎勵之一。
        [choice] 完成花火的人不恢復提示標記，改為自選五種獎勵之一。
       *[off] 完成花火時恢復一枚提示標記。
    }

option-chat = 聊天
option-chat-value =
    { $value ->
        [none] 無
        [phrases] 常用語
       *[free] 自由
    }
option-chat-about =
    { $value ->
        [none] 遊戲中誰都不能發言。
        [phrases] 只能用預先寫好的常用語，不會透露手牌。
       *[free] 人人都可以發言。透露手牌是違反規則的。
    }

option-spectators = 旁觀
option-spectators-value =
    { $value ->
        [none] 不開放
        [delayed] 延後
        [backs] 看不到手牌
       *[hands] 看得到手牌
    }
option-spectators-about =
    { $value ->
        [none] 沒有座位的人看不到遊戲。
        [delayed] 有連結的人可以延後幾個回合旁觀；手牌之中，只看得到後來已經離手的牌。
        [backs] 有連結的人可以旁觀，但只看得到牌背。
       *[hands] 有連結的人可以旁觀，也看得到所有手牌。
    }
option-spectator-delay = 延後回合數
option-spectator-delay-value = { $count }
option-spectator-delay-about = 旁觀者晚{ $count }個回合看到遊戲。還在手上的牌只看得到牌背。

option-undo = 收回
option-undo-value =
    { $value ->
        [off] 不可
       *[on] 全體同意才行
    }
option-undo-about =
    { $value ->
        [off] 出手不悔。
       *[on] 全體同意就可以收回一個回合，紀錄會註明。
    }

option-open-order = 手牌順序
option-open-order-value =
    { $value ->
        [off] 不公開
       *[on] 公開
    }
option-open-order-about =
    { $value ->
        [off] 你怎麼排列手牌，只有你看得到。
       *[on] 大家都看得到你怎麼排列手牌，就像坐在真的牌桌旁。
    }

## 目前規則的簡短說法

chip-preset =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R 規則
        [hanab-live] hanab.live 規則
        [hle] HLE 規則
       *[printed] 盒內規則
    }
chip-changed = { $count }項更動
chip-variant =
    { $variant ->
        [tricky] 進階
        [hard] 困難
        [avalanche] 彩色風暴
        [black-powder] 黑火藥
        [normal] 五色
       *[other] { $variant }
    }
chip-empty-clues =
    { $value ->
        [off] 提示須有符合的牌
       *[on] 可給無符合牌的提示
    }
chip-hand =
    { $value ->
        [less] 手牌少一張
       *[more] 手牌多一張
    }
chip-tokens = 提示標記{ $start }枚（上限{ $most }）
chip-strike-limit =
    { $count ->
        [1] 第一次失誤就輸
        [2] 第二次失誤就輸
       *[other] 第三次失誤就輸
    }
chip-first-player = 座位{ $seat }先手
chip-strikeout-score = 失誤出局仍計分
chip-stop-when-decided = 無法再得分即結束
chip-grand-finale = 華麗終章
chip-bonuses =
    { $value ->
        [random] 隨機獎勵
        [choice] 自選獎勵
       *[tiles] 獎勵板塊
    }
chip-chat =
    { $value ->
        [none] 無聊天
       *[phrases] 只有常用語
    }
chip-spectators =
    { $value ->
        [none] 不開放旁觀
        [delayed] 旁觀晚{ $count }個回合
       *[backs] 旁觀者看不到手牌
    }
chip-undo = 出手不悔
chip-open-order = 手牌順序不公開
