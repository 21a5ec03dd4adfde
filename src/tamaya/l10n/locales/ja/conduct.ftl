# ふるまい：ミュート、通報、秩序

conduct-people = ここにいる人
conduct-mute = { $name }さんをミュートする
conduct-unmute = { $name }さんの発言をまた表示する
conduct-muted = { $name }さんをミュートしました。
conduct-report = { $name }さんを通報する
conduct-report-about = 何があったかを一言で書いてください。この卓での最近の発言と一緒に保存され、サーバーの管理者が読みます。
conduct-reason = 何がありましたか？
conduct-report-send = 送る
conduct-reported = ありがとうございます。通報を受け付けました。

error-too_many_muted = これ以上はミュートできません。
error-player_beside = レーティング戦では、プレイヤーと同じ場所からの観戦者は話せません。
