# 自分の卓と、番のお知らせ

turns-title = あなたの卓
turns-alone = まだ一人です
turns-phase =
    { $phase ->
        [lobby] 参加者を待っています
       *[ended] ゲーム終了
    }
turns-mine = あなたの番（{ $span }）
turns-of = { $name }さんの番（{ $span }）
turns-left = 残り{ $span }
turns-more = あと{ $count }卓
turns-badge =
    { $count ->
        [1] あなたの番です
       *[other] { $count }卓であなたの番です
    }
clock-hours = { $hours }時間{ $minutes }分
clock-minutes = { $minutes }分
