# 時計とその設定

option-clock = 持ち時間
option-clock-value =
    { $value ->
        [move] 一手ごと
        [fischer] チェスクロック
        [days] 一手数日
       *[none] 無制限
    }
option-clock-about =
    { $value ->
        [move] どの手番にも同じ時間があります。
        [fischer] 各自に持ち時間があり、手番のたびに減って、終わると少し増えます。
        [days] 同じ時間に集まれない人のために。一手に数日かけられます。
       *[none] 好きなだけ考えられます。
    }
clock-span =
    { $minutes ->
        [0] { $seconds }秒
       *[other]
            { $seconds ->
                [0] { $minutes }分
               *[other] { $minutes }分{ $seconds }秒
            }
    }
option-move-seconds = 一手の時間
option-move-seconds-value = { clock-span }
option-move-seconds-about = 一手は{ clock-span }までです。
option-main-seconds = はじめの持ち時間
option-main-seconds-value = { clock-span }
option-main-seconds-about = 全員{ clock-span }から始めます。
option-increment-seconds = 一手ごとの加算
option-increment-seconds-value = { clock-span }
option-increment-seconds-about = 手番を終えるたびに{ clock-span }増えます。
option-turn-days = 一手の日数
option-turn-days-value = { $count }日
option-turn-days-about = 一手は{ $count }日までです。
option-time-out = 時間が切れたら
option-time-out-value =
    { $value ->
        [bot] ボットが代わる
       *[nudge] 知らせる
    }
option-time-out-about =
    { $value ->
        [bot] 時間が切れると、戻ってくるまでボットが席に着きます。
       *[nudge] 時間が切れると本人に知らせ、ほかの人は待ちます。
    }
option-rated = レート戦
option-rated-value =
    { $value ->
        [on] レート戦
       *[off] 気軽に
    }
option-rated-about =
    { $value ->
        [on] 全員のレートが変わります。全員にアカウントが必要で、ボットと待ったはなく、観戦者に手札は見えません。誰かが時間切れになるか席を立つと、0点で終わります。
       *[off] 誰のレートも変わりません。
    }
chip-clock =
    { $value ->
        [move] 一手{ clock-span }
        [days] 一手{ $days }日
       *[fischer] { clock-span }＋{ $increment }秒
    }
chip-time-out = 時間切れならボット
chip-rated = レート戦
error-rated_rules = レート戦の卓には時計が要り、ルールは箱入りのままです。待ったも、手札の見える観戦もできません。

## 卓で

clock-of = { $name }さんの残り時間：
clock-days = { $days }日{ $hours }時間
clock-left =
    { $count ->
        [60] 残り1分です。
       *[other] 残り{ $count }秒です。
    }
clock-kept = あなたの席は空けてあります。
clock-paused = 中断しています
clock-pause = 中断を提案
clock-resume = 再開する
clock-nudge = { $name }さんをつつく
log-paused = ゲームを中断しました。
log-resumed = { $name }さんが再開しました。
log-nudged =
    { $by ->
        [you] { $from }さんからの合図：あなたの番です。
       *[other] { $from }さんが{ $name }さんに合図しました。
    }
log-time-out =
    { $by ->
        [you]
            { $bot ->
                [yes] 時間切れです。戻るまでボットが代わります。
               *[no] 時間切れです。
            }
       *[other]
            { $bot ->
                [yes] { $name }さんは時間切れです。ボットが代わります。
               *[no] { $name }さんは時間切れです。
            }
    }
rated-leave-sure = これはレート戦です。席を立つと、全員0点で終わります。席を立ちますか？
error-paused = ゲームは中断中です。
error-not_paused = ゲームは中断していません。
error-nudge_early = もう少し待ちましょう。つつけるのは1分後から、その後は10分ごとです。
error-nobody_to_nudge = つつける相手の番ではありません。
error-rated_people = レート戦は人だけで、ボットなしで行います。
error-rated_accounts = レート戦には全員のアカウントが必要です。先に名前とパスワードを決めてください。
