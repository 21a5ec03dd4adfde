history-title = 我的牌局
history-names = 有誰參加
history-variant = 變體
history-players = 人數
history-result = 結果
history-any = 不限
history-perfect = 完美
history-not-perfect = 其他
history-found =
    { $count ->
        [0] 沒有牌局
       *[other] { $count }局
    }
history-more = 更早的牌局
history-none = 你還沒有玩完任何一局。玩完之後會留在這裡。
history-none-such = 沒有這樣的牌局。
history-per-variant = 依變體
history-per-team = 依隊伍
history-variant-players = { $variant }，{ $count }人
history-games = 局數
history-mean = 平均
history-best = 最高
history-perfect-count = 完美
history-all = 所有遊戲
history-spread = 分數分布
history-course = 平均的變化
history-since = 起始日
history-take = 全部帶走
history-json = 所有紀錄（JSON）
history-csv = 清單（CSV）

start-history-about = 一步步回顧，看看自己的成績。
start-bring-about = 觀看 hanab.live 或檔案中的一局。

bring-title = 打開紀錄
bring-about = 在別處玩的一局：一步步觀看、分析，再試試別的走法。
bring-label = 紀錄（JSON）或 hanab.live 連結
bring-where = 在 hanab.live，重播的選單可以複製包含整局的連結；hanab.live/export 加上牌局編號可得 JSON。只有編號的連結不含牌局。
bring-open = 打開
bring-file = 從檔案……
bring-kept = 它會有自己的連結，供你和你分享的人使用。

error-no_such_game = 沒有這一局，或者還沒結束。
error-todays_cards = 這是今天的牌：請先打完每日一局，明天以前也別告訴朋友。
error-no_such_comment = 那則留言已經不在了。
error-no_such_action = 這一局沒有那一步。
error-illegal_action = 那裡不能這樣走。
error-already_over = 這一局在那之前就結束了。
error-not_expressible = hanab.live 無法表示這一局。
error-comments_full = 這一局的留言已經滿了。
error-record_unreadable = 這不是這裡讀得懂的紀錄或連結。
error-record_unsupported = 這一局用了這裡不認識的規則。
error-record_wrong = 紀錄中的步驟與它的牌和規則不符。
error-record_link = 這個連結只指出 hanab.live 上的一局。請從那裡重播的選單複製含有整局的連結（hanab.live/replay-json/……），或貼上 JSON。
error-record_variant = 這裡不能玩「{ $variant }」這個變體。
error-record_move = 紀錄的第{ $move }步與它的牌和規則不符。
