log-title = これまでの流れ
log-unheard = 新しいメッセージ { $count } 件
log-empty = カードが配られました。
log-clue =
    { $by ->
        [you] あなたから{ $target }さんへ「{ table-clue-says }」
       *[other]
            { $to ->
                [you] { $name }さんからあなたへ「{ table-clue-says }」
               *[other] { $name }さんから{ $target }さんへ「{ table-clue-says }」
            }
    }
log-play =
    { $by ->
        [you] あなたは{ table-ordinal }から{ table-card-name }を出しました。
       *[other] { $name }さんは{ table-ordinal }から{ table-card-name }を出しました。
    }
log-misplay =
    { $by ->
        [you] あなたは{ table-ordinal }から{ table-card-name }を出しましたが、打ち上げ失敗です。
       *[other] { $name }さんは{ table-ordinal }から{ table-card-name }を出しましたが、打ち上げ失敗です。
    }
log-discard =
    { $by ->
        [you] あなたは{ table-ordinal }から{ table-card-name }を捨てました。
       *[other] { $name }さんは{ table-ordinal }から{ table-card-name }を捨てました。
    }
log-completed = { table-colour }の花火が完成しました！
log-rescued =
    { $by ->
        [you] あなたは捨て札の{ table-card-name }を出しました。
       *[other] { $name }さんは捨て札の{ table-card-name }を出しました。
    }
log-returned =
    { $by ->
        [you] あなたは{ table-card-name }を山札に戻しました。
       *[other] { $name }さんは{ table-card-name }を山札に戻しました。
    }
log-bonus =
    { $by ->
        [you] あなたはボーナスを得ました：{ table-bonus-name }
       *[other] { $name }さんはボーナスを得ました：{ table-bonus-name }
    }
log-bonus-lost = ボーナスの対象がありませんでした。
log-declined =
    { $by ->
        [you] あなたはボーナスを使いませんでした。
       *[other] { $name }さんはボーナスを使いませんでした。
    }
log-final = 山札がなくなりました。残り{ $count }手番です。
log-started =
    { $by ->
        [you] 第{ $number }ゲーム：あなたから始めます。
       *[other] 第{ $number }ゲーム：{ $name }さんから始めます。
    }
log-sat = { $name }さんが席に着きました。
log-sat-bot = { $name }さんの代わりにボットが入りました。
log-left = { $name }さんが席を離れました。
log-proposed =
    { $by ->
        [you]
            { $kind ->
                [undo] あなたは第{ $turn }手番（{ $seat }さん）の取り消しを提案しました。
                [substitute] あなたは{ $seat }さんの席にボットを入れることを提案しました。
                [take] あなたは{ $seat }さんの席に着くことを希望しました。
                [pause] あなたは中断を提案しました。
               *[end] あなたはゲームの終了を提案しました。
            }
       *[other]
            { $kind ->
                [undo] { $name }さんが第{ $turn }手番（{ $seat }さん）の取り消しを提案しています。
                [substitute] { $name }さんが{ $seat }さんの席にボットを入れることを提案しています。
                [take] { $name }さんが{ $seat }さんの席に着きたいそうです。
                [pause] { $name }さんが中断を提案しています。
               *[end] { $name }さんがゲームの終了を提案しています。
            }
    }
log-answered =
    { $by ->
        [you]
            { $answer ->
                [yes] あなたは賛成です。
               *[no] あなたは反対です。
            }
       *[other]
            { $answer ->
                [yes] { $name }さんは賛成です。
               *[no] { $name }さんは反対です。
            }
    }
log-lapsed = ゲームが先に進んだので、取り消しはなくなりました。
log-undone = 手番{ $turn }のはじめに戻りました。
log-renamed = { $old }さんの名前が{ $name }になりました。
log-host = { $name }さんがホストになりました。
log-configured = ホストが設定を変えました。
log-said = { $name }：{ $words }
