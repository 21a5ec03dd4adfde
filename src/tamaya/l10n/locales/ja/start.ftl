# トップページ

start-title = たまや — 友だちやボットと遊ぶHanabi
start-lead = 自分の手札だけが見えない。仲間のヒントを信じて、空いっぱいに花火を咲かせよう。
start-game = みんなで力を合わせるカードゲーム「Hanabi」をブラウザで。無料、登録不要。
start-play = すぐに遊ぶ
start-play-about = あなたとボット{ $bots }体。すぐにカードを配ります。
start-size = 何人で遊びますか？
start-friends = 友だちと遊ぶ
start-friends-about = ルールを選んで、リンクを送るだけ。
start-join-label = リンクまたはコード
start-join-go = 参加
start-join-invalid = ここの卓のリンクやコードではないようです。
start-name = あなたの名前
start-name-long = 名前は{ $most }文字までです（{ $over }文字超過）。絵文字は数文字に数えることがあります。
start-name-empty = 名前を1文字以上入れてください。
start-learn = 遊び方をおぼえる
start-learn-about = 案内つきのはじめての一局、約10分。そのあとはレッスンと詰めハナビ。
start-busy = 提灯に火を入れています…

## 新しい卓

new-title = 友だちと遊ぶ卓
new-about = 人数とルールを選びます。カードを配るまでは、いつでも変えられます。
new-create = 卓を開く
