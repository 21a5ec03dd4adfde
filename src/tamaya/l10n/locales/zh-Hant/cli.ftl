## Words of all help
cli-usage = 用法：
cli-options-place = [選項]
cli-command-place = 指令 [引數]……
cli-arguments = 引數：
cli-options = 選項：
cli-commands = 指令：
cli-default = 預設：
cli-environment = 環境變數：
cli-required = 必填
cli-help = 顯示這份說明後結束。
cli-type-text = <文字>
cli-type-texts = <多個文字>
cli-type-whole = <整數>
cli-type-whole-range = <整數>
cli-type-number-range = <數字>
cli-type-path = <路徑>
cli-json-object-lines = 每行一個JSON物件。
cli-json-last-line = 最後一行是一個JSON物件。
cli-lang = 語言，例如en、ja或ru；預設為系統的語言。
cli-rules = 規則的預設組合：printed、bga、rnr、hanab-live、hle。
cli-bonuses = 五種華麗獎勵：off、tiles、random或choice。
cli-grand-finale = 沒有最後一輪：不是完美，就是失敗。
cli-players = 牌桌的座位數。
cli-variant = 顏色的變體。

## tamaya
cli-tamaya = 花火：遊玩、架設、研究。
cli-version = 顯示版本。
cli-install-completion = 為目前的殼層安裝自動補齊。
cli-show-completion = 顯示目前殼層的自動補齊，供你複製或自行調整後安裝。

## play
cli-play = 在終端機和機器人一起玩。
cli-play-players = 牌桌的座位數；預設三個，或依機器人的數目而定。
cli-play-bots = 你的搭檔，以逗號分隔（見`tamaya bots`）；依序輪流入座。
cli-play-variant = 顏色的變體（見`tamaya variants`）。
cli-play-seed = 再發一次同樣的牌局；預設為祕密的種子。
cli-play-plain = 只用句子、不畫圖，適合螢幕閱讀器。
cli-play-explain = 牌局結束後，說明機器人為什麼那麼做。
cli-play-name = 機器人的說明裡對你的稱呼。

## serve
cli-serve = 在這台電腦上架設遊戲。
cli-serve-config = 包含以上所有設定的TOML檔案。
cli-serve-host = 監聽的位址；0.0.0.0代表這台電腦的所有位址。
cli-serve-port = 監聽的連接埠；0代表任一個空閒的。
cli-serve-data = 存放資料庫和金鑰檔的資料夾；沒有就建立。
cli-serve-database = PostgreSQL：postgresql://user:password@host/name；否則用資料夾裡的檔案。
cli-serve-workers = 提供服務的程序數；多個程序需要PostgreSQL。
cli-serve-lease-seconds = 程序沉默了這麼多秒，就由其他程序接手它的牌桌。
cli-serve-bot-delay = 機器人每一步所花的秒數。
cli-serve-bot-workers = 機器人思考用的程序數。
cli-serve-origin = 另一個可以使用這台伺服器的網頁來源；可重複。
cli-serve-trusted-proxy = 可信任其轉送標頭的代理伺服器位址或網路；可重複。這台電腦的一律信任。
cli-serve-metrics-from = 除了這台電腦，還可以讀取/metrics的網路；可重複。
cli-serve-contact = 推播服務要聯絡這台伺服器時寫給誰：mailto:… 或 https://… 。有些服務會要求提供。
cli-serve-limit = NAME=VALUE，頻率則為NAME=PER_SECOND/AT_ONCE；可重複。見docs/server.md。
cli-serve-log-level = debug、info、warning或error；紀錄輸出到標準錯誤。

## replay
cli-replay = 重播記錄下來的牌局：分數、花火、結局、回合、失誤標記和提示標記。
cli-replay-more = 若開局時公布了對牌庫的承諾，就會揭開它。讀不了的檔案會告知，其餘照常處理；這時結束代碼為1。
cli-replay-files = 牌局紀錄或hanab.live的重播連結；- 代表從標準輸入讀取。
cli-replay-rules = 依這個預設組合的規則重播：printed、bga、rnr、hanab-live、hle。
cli-replay-json = 每個檔案一行JSON。
cli-replay-turns = 一回合一回合地說完整局。

## solve
cli-solve = 在所有牌都已知的情況下，判斷一副發牌是能贏（以及怎麼贏）、必輸（以及為什麼），還是無法斷定。
cli-solve-more = 加上--turns，還會在能證明的範圍內說出記錄的牌局到何時為止還能贏，以及哪一步輸掉了它。讀不了的檔案會告知，其餘照常處理；這時結束代碼為1。
cli-solve-files = 牌局紀錄，我們的或hanab.live的；- 代表從標準輸入讀取。
cli-solve-seed = 求解這個種子的發牌。
cli-solve-deck = 求解這副牌庫：依抽牌順序列出所有牌，例如'R1 Y3 W5 ……'。
cli-solve-players = 座位數，用於--seed和--deck。
cli-solve-variant = 顏色的變體，用於--seed和--deck。
cli-solve-turns = 說明記錄的牌局的每個回合。
cli-solve-json = 每副發牌一行JSON。

## variants, bots
cli-variants = 列出變體：各自的內容、牌數、滿分，以及別處的名稱。
cli-variants-json = 每個變體一行JSON。
cli-bots = 列出機器人：名稱、等級、默契，以及各自的特色。

## Commands that play many games
cli-games = 牌局數。
cli-seed = 發牌的編號：種子相同，發牌就相同。
cli-jobs = 用幾個程序來玩；不論幾個，牌局都一樣。
cli-backend = 在哪裡玩：local或ray（附加套件`cluster`）。
cli-address = Ray叢集的位址：auto、HOST:PORT或ray://HOST:PORT；不指定就在這裡啟動一個。
cli-keep = 存放已完成部分的資料夾；裡面已有的不再重玩。
cli-evaluate = 讓機器人坐滿每個座位玩很多局，並說明結果。
cli-evaluate-more = 加上--with，機器人就輪流入座，每一局再往後移一個座位。
cli-evaluate-bot = 機器人的名稱（見`tamaya bots`），你自己的則為module:factory。
cli-evaluate-with = 坐其他座位的另一個機器人；可重複。
cli-cross-play = 讓每一對機器人用同樣的發牌一起玩，並列出平均分數的表。
cli-cross-play-more = 兩個機器人輪流入座，每一局再往後移一個座位，所以表是對稱的。
cli-cross-play-bots = 名稱（見`tamaya bots`），或module:factory。
cli-cross-play-games = 每一對的牌局數。
cli-cross-play-svg = 平均分數的熱圖寫到這裡。
cli-cross-play-out = 表和每一對的數據以JSON寫到這裡。
cli-dataset = 玩許多牌局並完整保存：紀錄、決定和理由，每局一列（附加套件`datasets`）。
cli-dataset-bots = 輪流入座的機器人（見`tamaya bots`）。
cli-dataset-out = 資料夾；裡面已有的同樣牌局不再重玩。
cli-bench = 測量在這台電腦上有多快。
cli-bench-kernel = 測量核心程式依HLE規則隨機打牌的速度，只用一個處理器核心。
cli-bench-batch = 並排進行的牌局數。
cli-bench-seconds = 每次測量的秒數。
cli-bench-variant = 見`tamaya variants`。
cli-bench-fresh = 不管快取裡有什麼，都重新編譯。
cli-bench-json = 輸出一個JSON物件。
cli-calibrate = 讓一個機器人玩遍各種積分賽，再由它的分數算出花火機器人的積分。
cli-calibrate-out = 表以JSON寫到哪裡；使用中的那份在tamaya/ratings/。
cli-calibrate-version = 表的版本：比使用中的那份多一。
cli-calibrate-reference = 分數來自哪個機器人。
cli-calibrate-games = 每種變體和人數的牌局數。
cli-calibrate-seed = 發牌的編號。

## Keeping a server: admin, backup, restore, ratings
cli-data = 存放伺服器資料的資料夾。
cli-admin = 替這台電腦上運行的伺服器維持秩序。WHO是帳號名稱，或任何人的使用者編號。
cli-admin-who = 說明那是誰。
cli-admin-person = 帳號名稱，或使用者編號。
cli-admin-close = 永久關閉一張牌桌；進行中的牌局就此結束，不計成績。
cli-admin-table = 牌桌的編號或連結。
cli-admin-reason = 理由；會被記錄下來。
cli-admin-ban = 禁止某人或某個位址進入。
cli-admin-address = WHO是位址。
cli-admin-unban = 允許再進入。
cli-admin-silence = 禁止某人發言。
cli-admin-unsilence = 允許再發言。
cli-admin-rename = 替某人改名，以前出現過的地方也一併更改。
cli-admin-new-name = 新的名稱。
cli-admin-reset-password = 讓密碼失效，並顯示設定新密碼用的代碼。
cli-admin-grant = 讓帳號可以在管理頁維持秩序。
cli-admin-revoke = 收回這項權限。
cli-admin-reports = 列出檢舉和當時說過的話。
cli-admin-reports-closed = 已處理的檢舉。
cli-admin-close-report = 註明檢舉已處理。
cli-admin-report = 檢舉的編號。
cli-admin-sanctions = 列出被禁止進入或發言的人。
cli-admin-log = 列出為維持秩序做過的事，由新到舊。
cli-backup = 備份伺服器保存的一切，運行中也可以。
cli-backup-file = 要寫入的檔案；不能已經存在。
cli-restore = 還原備份：還原到沒有資料庫的資料夾，或空的PostgreSQL資料庫。
cli-restore-file = `tamaya backup`寫出的檔案。
cli-ratings = 積分：見docs/ratings.md。
cli-ratings-recompute = 重播所有積分賽的紀錄，把算出的積分變動和保存的相比。
cli-ratings-data = 存放伺服器資料的資料夾。使用--write時，伺服器必須停止。
cli-ratings-database = PostgreSQL：postgresql://…
cli-ratings-write = 有差異之處，保存算出的結果。

## What is refused
cli-refusal = 錯誤：{ $why }
cli-refusal-hint = 輸入`{ $command }`看說明。
cli-refusal-command = 沒有「{ $name }」這個指令。
cli-refusal-no-command = 缺少指令。
cli-refusal-option = 沒有「{ $name }」這個選項。
cli-refusal-option-like = 沒有「{ $name }」這個選項。相近的有：{ $list }
cli-refusal-missing = 缺少「{ $name }」。
cli-refusal-no-value = 「{ $name }」需要一個值。
cli-refusal-too-much = 多餘的引數：{ $name }
cli-refusal-value-of = 「{ $name }」的值無效：{ $why }
cli-refusal-value = 值無效：{ $why }
cli-refusal-whole = 必須是整數。
cli-refusal-number = 必須是數字。
cli-refusal-least = 不能小於{ $limit }。
cli-refusal-most = 不能大於{ $limit }。
cli-refusal-unknown =
    { $kind ->
        [bot] 沒有「{ $name }」這個機器人。
        [variant] 沒有「{ $name }」這個變體。
        [preset] 沒有「{ $name }」這個規則組合。
        [bonuses] 沒有「{ $name }」這種獎勵設定。
        [language] 沒有「{ $name }」這種語言。
       *[other] 沒有「{ $name }」。
    }可選：{ $list }
cli-refusal-seats = { $bots }個機器人加上你共{ $players }人：請去掉--players，或減少機器人。
cli-refusal-solve-nothing = 請指定檔案、--seed或--deck。
cli-refusal-solve-turns = --turns需要記錄下來的牌局。
cli-refusal-bots-twice = 每個機器人只列一次。
