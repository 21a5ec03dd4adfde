# 仲間をさがす：すぐに相席、公開の卓

meeting-title = みんなと遊ぶ
meeting-match = 仲間をさがす
meeting-match-about = 待っている人の卓に座ります。なければ、みんなに見える卓を開きます。席が埋まるとカードが配られます。
meeting-rated = レート戦
meeting-open = 仲間を募集している卓
meeting-none = 今は募集している卓がありません。
meeting-free = { $players }席中{ $free }席空き
meeting-away = 今は誰もいません
option-listed = 卓の公開
option-listed-value =
    { $value ->
        [off] 非公開
       *[on] 公開
    }
option-listed-about =
    { $value ->
        [off] リンクを知っている人だけが入れます。
       *[on] 仲間を募集していることがトップページに表示されます。
    }
chip-listed = 公開の卓
