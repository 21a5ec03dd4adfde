log-title = 經過
log-unheard = { $count } 則新訊息
log-empty = 牌已發好。
log-clue =
    { $by ->
        [you] 你提示{ $target }：「{ table-clue-says }」
       *[other]
            { $to ->
                [you] { $name }提示你：「{ table-clue-says }」
               *[other] { $name }提示{ $target }：「{ table-clue-says }」
            }
    }
log-play =
    { $by ->
        [you] 你打出{ table-ordinal }張牌：{ table-card-name }。
       *[other] { $name }打出{ table-ordinal }張牌：{ table-card-name }。
    }
log-misplay =
    { $by ->
        [you] 你打出{ table-ordinal }張牌：{ table-card-name }，接不上。失誤一次。
       *[other] { $name }打出{ table-ordinal }張牌：{ table-card-name }，接不上。失誤一次。
    }
log-discard =
    { $by ->
        [you] 你棄掉{ table-ordinal }張牌：{ table-card-name }。
       *[other] { $name }棄掉{ table-ordinal }張牌：{ table-card-name }。
    }
log-completed = { table-colour }花火完成了！
log-rescued =
    { $by ->
        [you] 你從棄牌堆救回{ table-card-name }。
       *[other] { $name }從棄牌堆救回{ table-card-name }。
    }
log-returned =
    { $by ->
        [you] 你把{ table-card-name }放回牌庫。
       *[other] { $name }把{ table-card-name }放回牌庫。
    }
log-bonus =
    { $by ->
        [you] 你獲得獎勵：{ table-bonus-name }。
       *[other] { $name }獲得獎勵：{ table-bonus-name }。
    }
log-bonus-lost = 這個獎勵無從發揮。
log-declined =
    { $by ->
        [you] 你放棄了獎勵。
       *[other] { $name }放棄了獎勵。
    }
log-final = 牌庫空了，還剩{ $count }個回合。
log-started =
    { $by ->
        [you] 第{ $number }局：由你開始。
       *[other] 第{ $number }局：由{ $name }開始。
    }
log-sat = { $name }入座了。
log-sat-bot = 機器人接替{ $name }。
log-left = { $name }離開了。
log-proposed =
    { $by ->
        [you]
            { $kind ->
                [undo] 你想收回第{ $turn }回合（{ $seat }）。
                [substitute] 你想請機器人接替{ $seat }的座位。
                [take] 你想坐{ $seat }的座位。
                [pause] 你想暫停。
               *[end] 你想結束這一局。
            }
       *[other]
            { $kind ->
                [undo] { $name }想收回第{ $turn }回合（{ $seat }）。
                [substitute] { $name }想請機器人接替{ $seat }的座位。
                [take] { $name }想坐{ $seat }的座位。
                [pause] { $name }想暫停。
               *[end] { $name }想結束這一局。
            }
    }
log-answered =
    { $by ->
        [you]
            { $answer ->
                [yes] 你同意。
               *[no] 你不同意。
            }
       *[other]
            { $answer ->
                [yes] { $name }同意。
               *[no] { $name }不同意。
            }
    }
log-lapsed = 遊戲已經繼續，不再取消先前的行動。
log-undone = 回到第{ $turn }回合開始的時候。
log-renamed = { $old }改名為{ $name }。
log-host = { $name }成為房主。
log-configured = 房主更改了設定。
log-said = { $name }：{ $words }
