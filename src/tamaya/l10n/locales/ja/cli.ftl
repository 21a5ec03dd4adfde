## Words of all help
cli-usage = 使い方：
cli-options-place = [オプション]
cli-command-place = コマンド [引数]…
cli-arguments = 引数：
cli-options = オプション：
cli-commands = コマンド：
cli-default = 既定値：
cli-environment = 環境変数：
cli-required = 必須
cli-help = この説明を表示して終わります。
cli-type-text = <文字列>
cli-type-texts = <文字列の並び>
cli-type-whole = <整数>
cli-type-whole-range = <整数>
cli-type-number-range = <数>
cli-type-path = <パス>
cli-json-object-lines = 1行に1つのJSONオブジェクトで出します。
cli-json-last-line = 最後の行を1つのJSONオブジェクトにします。
cli-lang = 言語（例：en、ja、ru）。指定しなければシステムの言語です。
cli-rules = ルールのプリセット：printed、bga、rnr、hanab-live、hle。
cli-bonuses = 5つの華麗なボーナス：off、tiles、random、choice。
cli-grand-finale = 最終ラウンドなし：完璧か、負けか。
cli-players = 卓の席の数。
cli-variant = 色のバリアント。

## tamaya
cli-tamaya = Hanabi（花火）を遊び、サーバーで開き、研究します。
cli-version = バージョンを表示します。
cli-install-completion = 今のシェルに補完をインストールします。
cli-show-completion = 今のシェルの補完を表示します。コピーしたり、手を加えてインストールしたりできます。

## play
cli-play = 端末でボットと遊びます。
cli-play-players = 卓の席の数。指定しなければ3つか、ボットに要る数だけ。
cli-play-bots = 一緒に遊ぶボット。コンマで区切ります（`tamaya bots` を参照）。席に順に座ります。
cli-play-variant = 色のバリアント（`tamaya variants` を参照）。
cli-play-seed = 同じゲームをもう一度配ります。指定しなければ秘密のシードです。
cli-play-plain = 図を使わず文だけで伝えます。スクリーンリーダー向けです。
cli-play-explain = ゲームの後で、ボットの手の理由を説明します。
cli-play-name = ボットの説明の中でのあなたの呼び名。

## serve
cli-serve = このマシンでゲームのサーバーを動かします。
cli-serve-config = これらの設定をまとめたTOMLファイル。
cli-serve-host = 待ち受けるアドレス。0.0.0.0 ならこのマシンのすべてのアドレス。
cli-serve-port = 待ち受けるポート。0 なら空いているポート。
cli-serve-data = データベースと鍵ファイルのフォルダー。なければ作ります。
cli-serve-database = PostgreSQL：postgresql://user:password@host/name 。指定しなければフォルダーの中のファイル。
cli-serve-workers = 応答するプロセスの数。2つ以上ならPostgreSQLが必要です。
cli-serve-lease-seconds = ワーカーがこの秒数だけ黙ると、ほかのワーカーがその卓を引き継ぎます。
cli-serve-bot-delay = ボットが1手にかける秒数。
cli-serve-bot-workers = ボットが考えるプロセスの数。
cli-serve-origin = このサーバーを使ってよい、ほかのページのオリジン。繰り返し指定できます。
cli-serve-trusted-proxy = 転送ヘッダーを信用するプロキシのアドレスかネットワーク。繰り返し指定できます。このマシンのものは信用します。
cli-serve-metrics-from = このマシンのほかに /metrics を読んでよいネットワーク。繰り返し指定できます。
cli-serve-contact = プッシュサービスからこのサーバーについての連絡を受ける宛先：mailto:… または https://… 。求めるサービスもあります。
cli-serve-limit = NAME=VALUE。頻度なら NAME=PER_SECOND/AT_ONCE。繰り返し指定できます。docs/server.md を参照。
cli-serve-log-level = debug、info、warning、errorのどれか。ログは標準エラー出力に出ます。

## replay
cli-replay = 記録したゲームを再生します：得点、花火、終わり方、手番の数、打ち上げ失敗、ヒントチップ。
cli-replay-more = 最初に山札の約束が示されていれば、それを開きます。読めないファイルは知らせ、残りは続けます。そのときの終了ステータスは1です。
cli-replay-files = 記録、またはhanab.liveのリプレイのリンク。- なら標準入力から記録を読みます。
cli-replay-rules = このプリセットのルールで再生します：printed、bga、rnr、hanab-live、hle。
cli-replay-json = ファイルごとに1行のJSONで出します。
cli-replay-turns = ゲーム全体を1手番ずつ伝えます。

## solve
cli-solve = すべてのカードがわかっているとして、その配りが勝てるか（勝ち方も）、必ず負けるか（理由も）、決められないかを言います。
cli-solve-more = --turns を付けると、記録したゲームがいつまで勝てたか、どの手で負けが決まったかも、証明できる限り言います。読めないファイルは知らせ、残りは続けます。そのときの終了ステータスは1です。
cli-solve-files = 記録（このプログラムかhanab.liveのもの）。- なら標準入力から読みます。
cli-solve-seed = このシードの配りを解きます。
cli-solve-deck = この山札を解きます：引く順にすべてのカードを、'R1 Y3 W5 …' のように。
cli-solve-players = 席の数。--seed と --deck で使います。
cli-solve-variant = 色のバリアント。--seed と --deck で使います。
cli-solve-turns = 記録したゲームを1手番ずつ伝えます。
cli-solve-json = 配りごとに1行のJSONで出します。

## variants, bots
cli-variants = バリアントを一覧します：内容、カードの枚数、最高得点、ほかでの呼び名。
cli-variants-json = バリアントごとに1行のJSONで出します。
cli-bots = ボットを一覧します：名前、強さ、コンベンション、特徴。

## Commands that play many games
cli-games = ゲームの数。
cli-seed = 配りの番号。シードが同じなら配りも同じです。
cli-jobs = 遊ぶプロセスの数。いくつでもゲームは同じです。
cli-backend = 遊ぶ場所：local、またはray（追加機能 `cluster`）。
cli-address = Rayクラスターのアドレス：auto、HOST:PORT、ray://HOST:PORT。指定しなければここで1つ起動します。
cli-keep = 終わった分を入れるフォルダー。すでにある分はやり直しません。
cli-evaluate = すべての席にボットを座らせて何度も遊び、結果を言います。
cli-evaluate-more = --with を付けると、ボットが順に席に座り、ゲームごとに1席ずつずれます。
cli-evaluate-bot = ボットの名前（`tamaya bots` を参照）。自作なら module:factory 。
cli-evaluate-with = ほかの席に座るボット。繰り返し指定できます。
cli-cross-play = ボットのすべての組を同じ配りで遊ばせ、平均得点の表を見せます。
cli-cross-play-more = 2つのボットが順に席に座り、ゲームごとに1席ずつずれるので、表は対称です。
cli-cross-play-bots = 名前（`tamaya bots` を参照）、または module:factory 。
cli-cross-play-games = 組ごとのゲームの数。
cli-cross-play-svg = 平均得点のヒートマップを書くファイル。
cli-cross-play-out = 表とすべての組の数値をJSONで書くファイル。
cli-dataset = ゲームを遊び、丸ごと残します：記録、決定とその理由を1ゲーム1行で（追加機能 `datasets`）。
cli-dataset-bots = 順に席に座るボット（`tamaya bots` を参照）。
cli-dataset-out = 出力先のフォルダー。同じゲームがすでにあればやり直しません。
cli-bench = このマシンでの速さを測ります。
cli-bench-kernel = カーネルでHLEのルールのでたらめな手を打つ速さを、1コアで測ります。
cli-bench-batch = 並べて進めるゲームの数。
cli-bench-seconds = 1回の測定の秒数。
cli-bench-variant = `tamaya variants` を参照。
cli-bench-fresh = キャッシュがあってもコンパイルし直します。
cli-bench-json = 1つのJSONオブジェクトで出します。
cli-calibrate = レート戦のすべての種類をボットに遊ばせ、その得点からHanabotのレートを作ります。
cli-calibrate-out = 表をJSONで書くファイル。使用中の表は tamaya/ratings/ にあります。
cli-calibrate-version = 表のバージョン：使用中の表のバージョンに1を足した数。
cli-calibrate-reference = 得点の元になるボット。
cli-calibrate-games = バリアントと人数ごとのゲームの数。
cli-calibrate-seed = 配りの番号。

## Keeping a server: admin, backup, restore, ratings
cli-data = サーバーのデータフォルダー。
cli-admin = このマシンで動くサーバーの秩序を保ちます。WHOはアカウントの名前か、だれかのユーザーIDです。
cli-admin-who = それがだれかを言います。
cli-admin-person = アカウントの名前、またはユーザーID。
cli-admin-close = 卓を閉じます。進行中のゲームは成績に数えずに終わります。
cli-admin-table = 卓のIDまたはリンク。
cli-admin-reason = 理由。記録に残ります。
cli-admin-ban = 人またはアドレスを締め出します。
cli-admin-address = WHOはアドレスです。
cli-admin-unban = また入れるようにします。
cli-admin-silence = 人の発言を止めます。
cli-admin-unsilence = 発言をまた許します。
cli-admin-rename = これまでの場所も含め、人の呼び名を変えます。
cli-admin-new-name = 新しい名前。
cli-admin-reset-password = パスワードを無効にし、新しいパスワードのためのコードを表示します。
cli-admin-grant = アカウントに、管理ページで秩序を保つことを許します。
cli-admin-revoke = その許しを取り消します。
cli-admin-reports = 通報を、言われたことと一緒に一覧します。
cli-admin-reports-closed = 対応済みのもの。
cli-admin-close-report = 通報を対応済みにします。
cli-admin-report = 通報の番号。
cli-admin-sanctions = 締め出しや発言停止中の人を一覧します。
cli-admin-log = 秩序のためにしたことを、新しい順に一覧します。
cli-backup = サーバーのすべてのデータをバックアップします。動いている間でもできます。
cli-backup-file = 書き出すファイル。すでにあってはいけません。
cli-restore = バックアップを戻します：データベースのないデータフォルダーか、空のPostgreSQLデータベースへ。
cli-restore-file = `tamaya backup` が書いたファイル。
cli-ratings = レート：docs/ratings.md を参照。
cli-ratings-recompute = すべてのレート戦の記録を再生し、レートの動きを保存済みのものと比べます。
cli-ratings-data = サーバーのデータフォルダー。--write のときはサーバーを止めておきます。
cli-ratings-database = PostgreSQL：postgresql://…
cli-ratings-write = 違うところは、計算した結果を保存します。

## What is refused
cli-refusal = エラー：{ $why }
cli-refusal-hint = 使い方は `{ $command }` で見られます。
cli-refusal-command = 「{ $name }」というコマンドはありません。
cli-refusal-no-command = コマンドがありません。
cli-refusal-option = 「{ $name }」というオプションはありません。
cli-refusal-option-like = 「{ $name }」というオプションはありません。近いもの：{ $list }
cli-refusal-missing = 「{ $name }」が必要です。
cli-refusal-no-value = 「{ $name }」には値が必要です。
cli-refusal-too-much = 余分な引数があります：{ $name }
cli-refusal-value-of = 「{ $name }」の値が使えません：{ $why }
cli-refusal-value = 値が使えません：{ $why }
cli-refusal-whole = 整数にしてください。
cli-refusal-number = 数にしてください。
cli-refusal-least = { $limit }以上にしてください。
cli-refusal-most = { $limit }以下にしてください。
cli-refusal-unknown =
    { $kind ->
        [bot] 「{ $name }」というボットはありません。
        [variant] 「{ $name }」というバリアントはありません。
        [preset] 「{ $name }」というルールのプリセットはありません。
        [bonuses] 「{ $name }」というボーナスの設定はありません。
        [language] 「{ $name }」という言語はありません。
       *[other] 「{ $name }」はありません。
    }選べるもの：{ $list }
cli-refusal-seats = ボット{ $bots }つとあなたで{ $players }人になります：--players を外すか、ボットを減らしてください。
cli-refusal-solve-nothing = ファイルか、--seed か、--deck を指定してください。
cli-refusal-solve-turns = --turns には記録したゲームが必要です。
cli-refusal-bots-twice = 同じボットは1度だけ挙げてください。
