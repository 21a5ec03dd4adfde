# 断られた理由。id は “error-” とサーバーの送るコード。

error-offline = サーバーにつながりません。接続を確かめて、もう一度お試しください。

## 手番

error-game_over = ゲームはもう終わっています。
error-bonus_pending = 先にボーナスを使うか、辞退してください。
error-bonus_use = そのボーナスをそのようには使えません。
error-no_bonus = いま使えるボーナスはありません。
error-not_your_card = そのカードは手番の人の手札にありません。
error-tokens_full = ヒントチップがすべてそろっているので、カードを捨てられません。
error-no_clue_tokens = ヒントチップがありません。カードを捨てるか、場に出してください。
error-clue_target = ヒントはほかの人1人に出します。
error-clue_no_cards = その人にはもう手札がありません。
error-clue_value = このゲームにそのヒントはありません。
error-empty_clue = この卓では、ヒントは1枚以上のカードを指さなければなりません。

## ルールの設定

error-players = 2人から6人で遊べます。
error-hand_size = その手札では山札が残りません。
error-max_clue_tokens = ヒントチップの上限は1～16枚です。
error-start_clue_tokens = 最初のヒントチップは上限より多くできません。
error-strike_limit = 失敗の限度は1回、2回、3回のいずれかです。
error-first_player = 最初の手番に選んだ席がありません。
error-stop_when_decided = 「もう点が増えないとき：そこで終わる」は、ボーナスやグランドフィナーレと一緒には使えません。
error-unknown_variant = そのような色のバリアントはありません。
error-unknown_preset = そのようなルールの型はありません。

## 記録

error-deck = その山札は、このバリアントのカードと合いません。
error-no_deck = 山札がないとゲームを始められません。
error-chance = 記録の乱数部分の長さが正しくありません。

## 卓で

error-spectators_forbidden = この卓は観戦できません。
error-seat_taken = その席にはもう誰かがいます。
error-seat_free = その席はもう空いています。
error-seat_unknown = その席はありません。
error-seats_taken = 人数を減らすには、余る席を先に空けてください。
error-seats_free = 全員が席に着くまで、カードは配れません。
error-table_full = 席はすべて埋まっています。
error-not_seated = それには席に着いている必要があります。
error-nobody_there = その席に人はいません。
error-nobody_left = その席を離れた人はいません。
error-no_bot_there = その席にボットはいません。
error-unknown_bot = その名前のボットはいません。
error-has_seen_hands = 手札を見た人は、このゲームの席には着けません。
error-host_only = それができるのはホストだけです。
error-game_running = ゲーム中はできません。
error-no_game = いまゲームは行われていません。
error-not_your_turn = あなたの手番ではありません。
error-stale_turn = ゲームが先に進みました。もう一度確かめてください。
error-order = あなたの手札と合いません。
error-proposal_open = ほかの提案への返事を待っています。
error-no_proposal = いま提案はありません。
error-not_asked = あなたへの問いではないか、返事が済んでいます。
error-undo_forbidden = この卓では「待った」はできません。
error-nothing_to_undo = 取り消せる手番がありません。
error-chat_closed = この卓にチャットはありません。
error-phrases_only = この卓で使えるのは定型文だけです。
error-unknown_phrase = その定型文はありません。
error-empty_text = 何も書かれていません。
error-empty_name = 名前を1文字以上入れてください。

## サーバーへの問い合わせ

error-bad_json = サーバーが読み取れませんでした。
error-bad_message = サーバーに通じませんでした。ページを再読み込みしてみてください。
error-not_json = サーバーに通じませんでした。ページを再読み込みしてみてください。
error-not_text = サーバーに通じませんでした。ページを再読み込みしてみてください。
error-hello_first = サーバーに通じませんでした。ページを再読み込みしてみてください。
error-version = ページが古くなっています。再読み込みしてください。
error-too_large = 一度に送るには大きすぎます。
error-rate_limited = 操作が続きすぎています。少し待ってください。
error-origin = ほかのサイトからの要求なので断りました。
error-not_found = ここには何もありません。
error-method_not_allowed = ここではできません。
error-no_table = その卓はありません。リンクを確かめてください。
error-no_session = まだお名前を伺っていません。このサイトのクッキーを許可して、再読み込みしてください。
error-too_many_sockets = この卓を開いている画面が多すぎます。
error-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
error-slow = いま接続が遅くなっています。つなぎ直します…
error-restart = サーバーを再起動しています。まもなく続きから始まります。
error-replaced = この卓は別の画面で開かれました。
error-gone = この卓は閉じられました。
error-storage = いまサーバーが保存できません。何も行われませんでした。
error-internal = サーバーで問題が起きました。何も行われませんでした。
error-no_lesson = そのようなレッスンはありません。
error-same_cards = このカードは元のゲームのルールで配られ、レーティングには数えられません。
