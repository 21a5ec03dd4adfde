terminal-suit =
    { $suit ->
        [red] 赤
        [yellow] 黄
        [green] 緑
        [blue] 青
        [white] 白
        [multicolour] 多色
        [black] 黒
       *[other] { $suit }
    }
terminal-card = { terminal-suit }の{ $rank }
terminal-comma = 、
terminal-seat-you = あなた
terminal-guest = ゲスト
terminal-seat = { $name }（{ $bot }）
terminal-welcome = { $players }人、バリアントは「{ variant-name }」。一緒に遊ぶのは{ $names }です。? でヘルプ。
terminal-variant = { $variant }：{ variant-name }。{ variant-about }{ variant-sum }。
terminal-status = ヒントチップ { $tokens }/{ $most }。打ち上げ失敗 { $strikes }/{ $limit }。山札 { $deck }枚。得点 { $points }（最大{ $reachable }）。
terminal-fireworks = 花火：{ $list }。
terminal-last-turns = 最終ラウンド：この番を含めて残り{ $turns }手番。
terminal-hand = { $name }：{ $cards }。
terminal-hand-empty = { $name }：手札なし。
terminal-slot = { $slot }：{ $card }
terminal-marked = { $card }（ヒント：{ $marks }）
terminal-unknown = 不明
terminal-possible = { $marks }（可能性：{ $cards }）
terminal-certain = { $card }（確定）
terminal-know =
    { $you ->
        [yes] あなた
       *[no] { $name }
    }にわかること：{ $cards }。
terminal-your-turn = あなたの番です
terminal-prompt = >
terminal-bonus-waits = ボーナスがあります：
terminal-bonus-option = b { $number }：{ $bonus }
terminal-bonus-name =
    { $bonus ->
        [token] ヒントチップ1枚
        [mend] 打ち上げ失敗を1回取り消し、ヒントチップ1枚を得る
        [return] 山札に戻す
        [rescue] 捨て札から花火へ
        [colour] 無料の色のヒント
       *[rank] 無料の数字のヒント
    }
terminal-bonus-card = { terminal-card }、{ terminal-bonus-name }
terminal-bonus-clue = { terminal-bonus-name }（{ $target }に{ terminal-clue }）
terminal-bonus-decline = b 0：何もしない
terminal-clue =
    { $kind ->
        [colour] { terminal-suit }
       *[rank] { $rank }
    }
terminal-event-drew =
    { $you ->
        [yes] あなたはカードを1枚引きました。
       *[no] { $name }は{ terminal-card }を引きました。
    }
terminal-event-clue =
    { $you ->
        [giver] あなたから{ $target }へのヒント
        [target] { $name }からあなたへのヒント
       *[no] { $name }から{ $target }へのヒント
    }：{ terminal-clue }、{ $count ->
        [0] 該当なし
       *[other] 左から{ $slots }枚目
    }。
terminal-event-played =
    { $you ->
        [yes] あなた
       *[no] { $name }
    }は{ terminal-card }を場に出しました。成功です。
terminal-event-misplayed =
    { $you ->
        [yes] あなた
       *[no] { $name }
    }は{ terminal-card }を場に出しました。打ち上げ失敗、{ $strikes }回目です。
terminal-event-discarded =
    { $you ->
        [yes] あなた
       *[no] { $name }
    }は{ terminal-card }を捨てました。
terminal-event-completed = { terminal-suit }の花火が完成しました！
terminal-event-bonus =
    { $bonus ->
        [any] ボーナスを1つ選べます。
       *[other] ボーナス：{ terminal-bonus-name }。
    }
terminal-event-token = ヒントチップ { $tokens }、打ち上げ失敗 { $strikes }。
terminal-event-returned = { terminal-card }を捨て札から山札に戻しました。
terminal-event-rescued = { terminal-card }を捨て札から花火に加えました。
terminal-event-declined = ボーナスは使われませんでした。
terminal-event-lost = ボーナスの使い道がありません。
terminal-event-final = 最後のカードが引かれました。残り{ $turns }手番です。
terminal-end =
    { $why ->
        [perfect] すべての花火が完成しました！
        [strikes] 最後の打ち上げ失敗。ショーは終わりです。
        [deck] 最終ラウンドが終わりました。
        [finale_lost] グランドフィナーレは失敗です。
       *[decided] これ以上得点は増えません。
    }
terminal-score = 得点 { $score }（最大{ $most }）：{ terminal-grade }
terminal-score-none = 場の花火：{ $total }（最大{ $most }）
terminal-grade =
    { $grade ->
        [failed] 失敗
        [horrible] ひどい
        [poor] いまいち
        [decent] まずまず
        [excellent] すばらしい
        [extraordinary] 驚異的
        [legendary] 伝説的
       *[divine] 神がかり
    }
terminal-explain = ほかの人の手の理由：
terminal-explained = 第{ $turn }手番、{ $name }：{ $reason }
terminal-discards = 捨て札置き場：{ $cards }。
terminal-discards-empty = 捨て札置き場は空です。
terminal-log-empty = まだ何も起きていません。
terminal-left = 席を離れました。ゲームはここまでです。
terminal-help =
    p 2：自分の左から2枚目を場に出す（1枚目が一番新しい）
    d 3：自分の左から3枚目を捨てる
    c { $name } { $colour }、c { $name } 3：色か数字のヒントを出す
    b 1：表示された番号のボーナスを使う、b 0：何もしない
    know { $name }、know you：その人、自分が手札について知りうること
    log：これまでの出来事、discards：捨て札置き場
    t：場をもう一度見る、?：このヘルプ、q：やめる
terminal-bad-command = 「{ $typed }」がわかりません。? でヘルプ。
terminal-bad-slot = 手札に「{ $typed }」はありません。1から{ $most }までの数で答えてください。
terminal-bad-name = 「{ $typed }」という人はいません。いるのは{ $names }です。
terminal-bad-partner = 自分にはヒントを出せません。ほかの人：{ $names }。
terminal-bad-clue = 「{ $typed }」は、ここで言える色でも数字でもありません。言えるのは{ $clues }です。
terminal-bad-form = こう書いてください：{ $form }
terminal-bad-bonus = 表示された番号から選んでください。
terminal-refused =
    { $code ->
        [no_clue_tokens] ヒントチップがありません。場に出すか、捨ててください。
        [tokens_full] ヒントチップが全部あるので、捨てられません。場に出すか、ヒントを出してください。
        [empty_clue] この卓では、ヒントは1枚以上のカードを指さなければなりません。
        [clue_no_cards] その人には手札がありません。
        [bonus_pending] 先にボーナスを使うか、断ってください。
        [no_bonus] ボーナスはありません。
       *[other] 今はルール上できません（{ $code }）。
    }
