reason-card =
    { $suit ->
        [red] 紅
        [yellow] 黃
        [green] 綠
        [blue] 藍
        [white] 白
        [multicolour] 彩色
        [black] 黑
       *[other] { $suit }
    }{ $rank }

reason-random = 我在所有允許的動作裡抽了一個。

reason-play-known = 我知道手上的第{ $slot }張是{ reason-card }，正好接得上。
reason-play-certain = 我的第{ $slot }張不管是什麼牌，都接得上。
reason-play-clue = { $giver }的提示指著我的第{ $slot }張，我把它當成可以出的牌。
reason-play-prompt = { $giver }給別人的提示要先有{ reason-card }才成立。我的第{ $slot }張已經被提示過，我認為就是它。
reason-play-finesse = { $giver }給別人的提示要先有{ reason-card }才成立，而其他人都不可能有。我認為就是我沒被提示過的最新一張牌：第{ $slot }張。
reason-play-good-touch = 提示應該給有用的牌。我的第{ $slot }張只要是有用的牌，都接得上。
reason-play-chance = 快結束了，我就賭一把：我的第{ $slot }張有{ $percent }%的機會接得上。

reason-discard-useless = 我的第{ $slot }張已經派不上用場了。
reason-discard-likely-useless = 我的第{ $slot }張很可能沒有用了。
reason-discard-chop = 第{ $slot }張是我手上沒被提示過的牌裡最舊的，輪到它被棄掉。
reason-discard-least = 我的牌全都被提示過了，少了第{ $slot }張損失最小。

reason-clue-play = { $target }可以馬上打出{ reason-card }。
reason-clue-play-later = 等大家打出已經知道的牌，{ $target }就可以打出{ reason-card }。
reason-clue-plays = 給{ $target }這個提示之後，又多了{ $count }張牌可以出。
reason-clue-prompt = { $target }手上有{ reason-card }；前面那張由{ $seat }先出，就是已經被提示過的那張。
reason-clue-finesse = { $target }手上有{ reason-card }；前面那張由{ $seat }先出，就是沒被提示過的最新一張。
reason-clue-save = { $target }差點要棄掉我們還需要的{ reason-card }，我救了它。
reason-clue-save-last = { $target }差點要棄掉最後一張{ reason-card }，我救了它。
reason-clue-fix = { $target }差點要打出接不上的牌，我更正了這件事。
reason-clue-tell = 關於有用的牌，這個提示能告訴{ $target }最多。
reason-clue-hold = 要棄牌就得放棄一張已被提示過的牌，所以改為給{ $target }一個提示。
reason-clue-wait = 沒有更好的選擇，所以給{ $target }一個無害的提示。

reason-bonus-decline = 這個獎勵幫不上忙。
reason-bonus-token = 提示標記永遠不嫌多。
reason-bonus-mend = 少一枚失誤標記，多一枚提示標記。
reason-bonus-rescue = 棄牌堆裡的{ reason-card }正好接得上。
reason-bonus-return = 我們還需要{ reason-card }，放回牌庫吧。
reason-lesson = 這一步是課程安排的。
