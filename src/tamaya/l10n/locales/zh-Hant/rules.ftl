# 規則頁。每則訊息是一個段落、清單的一行，或圖下的說明；*星號*內的詞會強調。

rules-title = 《花火》在這裡怎麼玩
rules-intro = 這裡玩的遊戲，從頭到尾就是這一頁。盒裝版或其他網站有不同規定時，這裡都能選；*先說的是一般玩法*，每張牌桌也都用文字寫明目前採用的規則。
rules-contents = 本頁內容
rules-top = 回到頂端
rules-options = 可以選擇的

## 目標

rules-goal = 目標
rules-goal-show = 大家一起放花火，沒有人是對手。每種顏色是一束花火，從1到5一張一張排上去。最後夜空裡的牌越多，表演越精彩。
rules-goal-hand = 難處在於：*人人的牌你都看得見，只有自己的看不見。* 自己手上是什麼，要從夥伴的提示，以及他們沒說的話裡推敲。

## 牌與發牌

rules-cards = 牌與發牌
rules-cards-count = 五種顏色，每色十張：1有三張，2、3、4各兩張，*5只有一張*。一共50張。
rules-cards-copies = 一種顏色的十張牌。
rules-cards-emblems = 每種顏色都有自己的圖形，不必只靠顏色分辨。
rules-deal-hands = 二或三人玩時每人五張，四或五人玩時每人四張。其餘的牌面朝下當牌庫。自己的牌背對自己，其他人都看得見牌面。
rules-deal-tokens = 提示標記有八枚，畫成燈籠；失誤標記最多三枚，畫成引線。
rules-deal-tokens-drawn = 八盞燈籠，三條引線。
rules-deal-first = 起始玩家由抽籤決定，之後順時針（往左手邊）輪流行動。
rules-deal-option-six = 也可以六人玩，每人三張。這不是官方人數。
rules-deal-option-hand = 手牌可以多一張或少一張，只要還留得下牌庫。
rules-deal-option-tokens = 提示標記的上限可以是1到16枚，開始時的數量不超過上限即可。第一、二或三次失誤結束遊戲，由牌桌選擇。
rules-deal-option-first = 也可以指定從哪個座位開始。自家的習慣和抽籤一樣好：衣服最繽紛的人、最年長的人、猜拳贏的人。
rules-deal-option-fixed = 發牌之後，這些都不再更改。顏色變體也不能在中途混用。

## 回合

rules-turn = 一個回合
rules-turn-one = 輪到你時，*三件事裡一定要做一件，也只能做一件*：給提示、棄牌，或出牌。不能跳過，做了就不能反悔。

rules-clue = 給提示
rules-clue-cost = 提示要花一枚提示標記，沒有標記就不能給。選一位其他玩家，說*一種顏色或一個數字*，並指出他手上*所有*符合的牌。這也等於說：其他的牌都不符合。
rules-clue-true = 提示永遠真實而完整。不能漏指一張，不能同時說顏色和數字，也不能在別人的回合給提示。
rules-clue-option-empty = 「你沒有藍色的牌」這種一張都沒指到的提示是允許的。牌桌可以禁止它，像 R&R 版和大多數程式那樣。

rules-discard = 棄牌
rules-discard-how = 把自己的一張牌面朝上放進棄牌堆。*恢復一枚提示標記*，再抽一張新牌，不看牌面。提示標記全都在的時候不能棄牌。
rules-discard-pile = 棄牌堆隨時公開給所有人看。

rules-play = 出牌
rules-play-how = 翻開自己的一張牌。如果正好是那種顏色的下一張，就接上花火：還沒有牌時接1，1之後接2，依此類推。
rules-play-misplay = 如果不是，這張牌進棄牌堆，並得到*一枚失誤標記*。提示標記不會恢復。
rules-play-draw = 不論成敗，都抽一張新牌，不看牌面。
rules-play-order = 處理順序：先移動牌，再算標記或失誤，然後看遊戲是否結束；有用獎勵的話接著處理獎勵；最後抽牌。
rules-turn-order-hand = 手牌隨時可以重新排列，這不算行動，也不花任何東西。新牌從左邊進來。

## 範例

rules-example = 兩輪範例
rules-example-start = 甲、乙、丙三人玩。紅色到1，藍色還沒開始。剩兩枚提示標記，已經失誤一次。這是乙的手牌，除了乙以外大家都看得見：
rules-example-hand = 乙的手牌：紅2、藍1、白4、黃3、紅4。
rules-example-clue = *甲*告訴乙：「這兩張是紅色」，而且必須同時指出第一張和最後一張。剩一枚標記。
rules-example-knows = 乙現在知道：第一張和最後一張是紅色，中間三張不是。哪一張紅色是2，還分不出來。
rules-example-b = *乙*告訴丙：「這張是1」，並指出丙手上所有的1。標記用完了。
rules-example-c = *丙*早就知道這張是藍色，於是打出它：藍1，藍色花火開始了。
rules-example-a2 = *甲*沒有標記不能給提示，於是棄牌。恢復一枚標記。
rules-example-b2 = *乙*賭一把，打出最後一張。是紅4，可是紅色只到1：接不上，第二次失誤。
rules-example-c2 = *丙*可以用那枚標記給提示。
rules-example-lesson = 提示說的是牌是什麼，並不是命令誰出牌。

## 花火

rules-fireworks = 花火
rules-fireworks-rank = 每種顏色一束花火，每個數字只放一次。已經在桌上的牌再出一張，就是失誤。
rules-fireworks-complete = 完成一束花火的人*恢復一枚提示標記*，除非標記全都在。
rules-fireworks-lost = 如果某張牌的每一張都進了棄牌堆，那束花火就到此為止，之後的牌只能拿來棄。牌桌會把它們標出來，依據的只是大家都看得見的東西。

## 結束

rules-end = 結束與計分
rules-end-three = 遊戲有三種結束方式。
rules-end-strikes = *三次失誤。* 第三次失誤時遊戲立刻結束。表演失敗，得0分。
rules-end-perfect = *完美。* 所有花火完成，遊戲立刻結束：25分。
rules-end-deck = *牌庫。* 最後一張被抽走時，包括抽牌的人在內，每人正好還有一個回合，抽牌的人最後行動。之後不再抽牌。這段期間第三次失誤或完美收場，仍會立刻結束。
rules-end-score = 分數是夜空裡的牌數，也就是各色花火最大數字的總和。手牌和棄牌堆都不算。
rules-end-score-drawn = 4＋3＋2＋5＋1＝15分
rules-grades = 表演如何？
rules-grades-points = 分數
rules-grades-grade = 評價
rules-grades-thirty = 滿分30分時，25～29分是傳奇，30分是神級。
rules-end-option-keep = 牌桌可以選擇第三次失誤後分數照算，像有些程式那樣。無論如何，桌上有多少花火都會顯示。
rules-end-option-stop = 牌桌可以選擇：從花火和棄牌堆看得出無法再得分時就結束。有獎勵或華麗終章時無法這樣斷定，所以不能一起用。

## 華麗終章

rules-finale = 華麗終章
rules-finale-about = 給不成功便成仁的玩家。牌庫空了遊戲也不結束：沒有最後一輪，手牌越打越少。
rules-finale-won = 所有花火都完成才算贏。
rules-finale-lost = 最後一次失誤就輸；還需要的牌若最後一張進了棄牌堆，不論是棄掉還是打錯，也立刻輸。獎勵也救不了。
rules-finale-empty = 沒有手牌的人還是可以給提示。如果有人什麼都不能做，表演就失敗了。
rules-finale-score = 沒有分數也沒有評價，只有完美或失敗。結束時會宣布誰的手牌最少。

## 變體

rules-variants = 顏色變體
rules-variants-about = 多了第六種花色，遊戲更難。它的作用在這裡寫得完整，因為*同樣的名稱在別處意思不同*。
rules-variants-names = 「彩色風暴」要小心：Board Game Arena 的玩法是十張不能提示的彩色牌，這裡也叫「彩色風暴」。許多盒裝說明書用這個名稱指另加五張、可以像一般顏色一樣提示的彩色牌，那種玩法在這裡叫「困難」。
rules-variants-marks = 彩色風暴裡的記號只由提示推得。被一種顏色指到的牌，是那種顏色或彩色；被兩種顏色指到，就是彩色；被一種指到、又被另一種略過，就是前面那種顏色。
rules-variants-black = 黑火藥：黑色花火從5開始，到1完成。黑色的5有三張，4、3、2各兩張，1一張。結束時每缺一張黑牌扣一分，最低0分。
rules-variants-perfect = 完美表演在有彩色時值30分，黑火藥則是25分。

## 獎勵

rules-bonuses = 五種華麗獎勵
rules-bonuses-about = 可以選用。完成花火的人獲得獎勵，*代替*提示標記，除非遊戲就此結束。
bonus-name =
    { $bonus ->
        [token] 標記
        [mend] 修補
        [return] 歸還
        [rescue] 搶救
        [colour] 顏色
       *[rank] 數字
    }
bonus-about =
    { $bonus ->
        [token] 還有空位的話，恢復一枚提示標記。
        [mend] 有失誤標記的話拿掉一枚；還有空位的話，再恢復一枚提示標記。
        [return] 你從棄牌堆選一張牌，放回牌庫的隨機位置，從此沒人知道它在哪。牌庫空了就維持空的，改為和「搶救」一樣的作用。
        [rescue] 你從棄牌堆選一張現在接得上的牌，直接打出。不因此抽牌。
        [colour] 你免費給任何一位其他玩家一個顏色提示。
       *[rank] 你免費給任何一位其他玩家一個數字提示。
    }
rules-bonuses-modes = 獎勵怎麼決定：
rules-bonuses-tiles = *板塊。* 這六片洗過後面朝下放著，每次翻開下一片。全部用完後，改為恢復一枚標記。
rules-bonuses-random = *隨機。* 除了「標記」以外的五種之一，機會均等。
rules-bonuses-choice = *自選。* 由玩家在那五種裡選一種，以及怎麼用。
rules-bonuses-decline = 需要做決定的獎勵可以放棄，放棄就什麼也沒有。它屬於同一個回合，這時其他人不能行動。
rules-bonuses-again = 搶救若又完成一束花火，會再得到一個獎勵。

## 桌邊談話

rules-talk = 桌邊談話
rules-talk-chat = 有聊天功能，因為坐在一起總會說話。*在聊天裡透露手牌會毀掉遊戲，也違反規則*；用暗示、嘆氣或長久的沉默左右別人的回合也一樣。
rules-talk-phrases = 有些話到哪都能說，像是「我對自己的手牌一無所知」或「你記得自己的手牌嗎？」。牌桌可以只開放這類常用語，或者完全不開聊天。
rules-talk-spectators = 旁觀者寫的話，玩家要到結束後才看得到。
rules-talk-undo = 收回是給休閒牌桌上手滑用的，要大家都同意，而且結束後就不行。那張牌會蓋著放回去，紀錄也會註明。

## 牌品

rules-etiquette = 好牌品
rules-etiquette-turn = 輪到誰就由誰決定。旁人不幫忙，也不催促。
rules-etiquette-blame = 失敗是大家一起失敗。失誤之後最好的話，是不說話，或下一個好提示。
rules-etiquette-conventions = 提示代表什麼，開局前先約好；開局之後，只讓提示說話。
rules-etiquette-leave = 必須離開時說一聲：其他人同意的話，機器人可以接替你的座位。
rules-etiquette-secret = 這裡沒有人能看到規則以外的東西。你的牌在出手前一直看不見，重新載入或收回之後也一樣。

rules-ready = 讀夠了，點亮第一發吧！
rules-ready-play = 上桌
