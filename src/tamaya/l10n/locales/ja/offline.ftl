# 接続がないとき

offline-title = 接続がありません
offline-words = ページを読み込めませんでした。接続が戻ると表示されます。
offline-safe = ゲームは保存されています。離れたときのまま待っています。
offline-again = もう一度試す
offline-notice = 接続がありません。表示が古い場合があります。
