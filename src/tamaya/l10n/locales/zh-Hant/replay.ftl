replay-title = 重播
replay-imported = 重播別處的一局
replay-loading = 正在讀取這一局……
replay-menu = 帶走
replay-beside = 經過、分析、留言
replay-bot-player = { $name }（{ $bot }）
replay-stand-in = { $name }（後來由{ $bot }接替）

replay-transport = 瀏覽這一局
replay-slider = 局中的位置
replay-move-of = 第{ $move }步，共{ $last }步
replay-first = 回到發牌
replay-round-back = 後退一輪
replay-step-back = 後退一步
replay-run = 播放
replay-pause = 暫停
replay-step = 前進一步
replay-round = 前進一輪
replay-end = 到結尾
replay-view = 用誰的眼睛看
replay-view-all = 全部
replay-view-of = { $name }的視角
replay-log = 經過
replay-analysis = 分析
replay-the-deal = 牌已發好。
replay-no-change = 使用了獎勵，但沒有任何改變。
replay-move = 步
replay-at-move =
    { $move ->
        [0] 發牌時
       *[other] 第{ $move }步之後
    }
replay-known = 當時所知
replay-could-be = 憑提示和看得到的牌，{ $name }能知道的：

replay-fits = 就本人所能知道的，這張牌有{ $percent }%的機會接得上。
replay-last = 就本人所能知道的，有{ $percent }%的機會是仍需要的最後一張。
replay-because = { $bot }：

replay-what-if = 如果……
replay-not-the-game =
    { $move ->
        [0] 這不是實際的一局：從發牌開始的嘗試。
       *[other] 這不是實際的一局：從第{ $move }步開始的嘗試。
    }
replay-back = 回到這一局
replay-your-choice = 輪到{ $name }。
replay-choose-how = 由你替所有人決定，或交給機器人：
replay-which-bot = 哪個機器人
replay-bot-one = 走一步
replay-bot-all = 走到底
replay-bot-plays = 進行中……
replay-take-back = 收回上一步

replay-copy-link = 複製這一步的連結
replay-link-copied = 連結已複製，會直接打開這一步。
replay-copy-hanab-live = 複製 hanab.live 連結
replay-play-deck = 玩這副牌
replay-play-deck-friends = 和朋友一起
replay-play-deck-about = 用同樣的牌，與機器人搭檔，或在新牌桌上和朋友一起玩；不計入評分，玩完後可以比較結果。
replay-files = 檔案
replay-file-record = 紀錄（JSON）
replay-file-hanab-live = hanab.live（JSON）
replay-file-moves = 步驟（CSV）
replay-relaxed = 紀錄中的步驟不完全符合 hanab.live 的規則；不符的規則已略過。

replay-comments =
    { $count ->
        [0] 留言
       *[other] 留言（{ $count }）
    }
replay-no-comments = 還沒有人留言。
replay-comment-on =
    { $move ->
        [0] 對發牌的留言
       *[other] 對第{ $move }步之後的留言
    }
replay-comment-send = 送出
replay-comment-written = 留言已送出。
replay-comment-remove = 刪除

replay-score-plot = 分數，以及還能達到的分數
replay-score = 分數
replay-reachable = 還能達到
replay-pace-about = 若要全部完成，還能用在出牌以外的回合數。
replay-as-table = 以表格顯示
replay-same-deal = 同一副牌另外玩過{ $count }次：{ $scores }。

replay-key-step = 後退或前進一步
replay-key-round = 後退或前進一輪
replay-key-ends = 到發牌；到結尾
replay-key-always = 後退或前進一步，在「如果」中也行
replay-key-run = 播放與暫停
replay-key-view = 某位玩家的視角
replay-key-all = 全部公開
replay-key-what-if = 如果：從這裡替所有人決定
replay-key-back = 回到這一局
