# 積分

rating-title = 積分
rating-change = 每人積分 { $change }。
rating-why = 這個分數等於與花火機器人打平，得半分；它在這個分數的積分是 { $hanabot }。你們（{ $team }）預期可得一分的 { $expected }。
rating-why-won = 完美的煙火不會降低積分：算是勝過花火機器人（{ $hanabot }），得一分。你們（{ $team }）預期可得一分的 { $expected }。
rating-games = 共{ $count }場積分賽
rating-graph = { $count }場的積分：從{ $first }到{ $last }，最低{ $least }，最高{ $most }
rating-table = 積分賽，由新到舊
rating-day = 日期
rating-game = 遊戲
rating-score = 得分
rating-players = { $count }人
rating-all = 顯示全部{ $count }場
rating-none = 還沒有積分賽。
rating-about = 每個人從1500開始。積分賽中全隊視為與花火機器人打平，它的積分取決於得分；所有人的變化相同。
rating-nameless = 訪客
error-nobody = 這裡沒有這個人。
