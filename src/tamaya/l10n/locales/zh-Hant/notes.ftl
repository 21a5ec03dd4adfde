notes-label = 我對這張牌的筆記
notes-label-with = { $label }。筆記：{ $note }
notes-hint = 只給自己看的筆記
notes-begin = 筆記
notes-key = 為這張牌寫筆記
notes-sound = 音效
notes-sound-on = 開
notes-sound-off = 關
