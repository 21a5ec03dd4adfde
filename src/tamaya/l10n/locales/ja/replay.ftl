replay-title = リプレイ
replay-imported = よそで遊んだゲームのリプレイ
replay-loading = ゲームを読み込んでいます…
replay-menu = 持ち帰る
replay-beside = 流れ・分析・コメント
replay-bot-player = { $name }（{ $bot }）
replay-stand-in = { $name }（途中から{ $bot }）

replay-transport = ゲームをたどる
replay-slider = ゲームの中の位置
replay-move-of = { $last }手中{ $move }手目
replay-first = 配ったところへ
replay-round-back = 1周戻る
replay-step-back = 1手戻る
replay-run = 再生
replay-pause = 一時停止
replay-step = 1手進む
replay-round = 1周進む
replay-end = 最後へ
replay-view = 誰の目で見るか
replay-view-all = 全員
replay-view-of = { $name }さんの目
replay-log = 流れ
replay-analysis = 分析
replay-the-deal = カードが配られました。
replay-no-change = ボーナスが使われましたが、何も変わりませんでした。
replay-move = 手
replay-at-move =
    { $move ->
        [0] 配ったところ
       *[other] { $move }手目のあと
    }
replay-known = わかっていたこと
replay-could-be = ヒントと見えるカードから{ $name }さんにわかり得たこと：

replay-fits = 本人にわかり得たことからすると、出せる確率は{ $percent }%でした。
replay-last = 本人にわかり得たことからすると、まだ必要な最後の1枚である確率は{ $percent }%でした。
replay-because = { $bot }：

replay-what-if = もしも…
replay-not-the-game =
    { $move ->
        [0] 実際のゲームではありません：配ったところからの試し。
       *[other] 実際のゲームではありません：{ $move }手目からの試し。
    }
replay-back = ゲームに戻る
replay-your-choice = { $name }さんの手番です。
replay-choose-how = 全員の代わりに決めるか、ボットに任せます：
replay-which-bot = どのボット
replay-bot-one = 1手だけ
replay-bot-all = 最後まで
replay-bot-plays = 進行中…
replay-take-back = 最後の手を戻す

replay-copy-link = この手へのリンクをコピー
replay-link-copied = この手へのリンクをコピーしました。
replay-copy-hanab-live = hanab.liveのリンクをコピー
replay-play-deck = この山札で遊ぶ
replay-play-deck-friends = 友だちと遊ぶ
replay-play-deck-about = 同じカードを、ボットと、または友だちのテーブルで遊びます。レーティングには数えられません。終わると結果を比べられます。
replay-files = ファイル
replay-file-record = 記録（JSON）
replay-file-hanab-live = hanab.live（JSON）
replay-file-moves = 手の一覧（CSV）
replay-relaxed = 記録された手はhanab.liveのルールの一部に合いません。合わないルールは外しました。

replay-comments =
    { $count ->
        [0] コメント
       *[other] コメント（{ $count }）
    }
replay-no-comments = まだ何も書かれていません。
replay-comment-on =
    { $move ->
        [0] 配り札へのコメント
       *[other] { $move }手目のあとの局面へのコメント
    }
replay-comment-send = 書き込む
replay-comment-written = コメントを書き込みました。
replay-comment-remove = 削除

replay-score-plot = 得点と、まだ届いた得点
replay-score = 得点
replay-reachable = まだ届く得点
replay-pace-about = すべてを完成させるなら、カードを出す以外に使えた残りの手番の数です。
replay-as-table = 表で見る
replay-same-deal = 同じ山札はほかに{ $count }回遊ばれています：{ $scores }。

replay-key-step = 1手戻る・進む
replay-key-round = 1周戻る・進む
replay-key-ends = 配ったところへ・最後へ
replay-key-always = 1手戻る・進む（「もしも」でも）
replay-key-run = 再生・一時停止
replay-key-view = その人の目で見る
replay-key-all = すべて見る
replay-key-what-if = もしも：ここから全員の代わりに決める
replay-key-back = ゲームに戻る
