notes-label = このカードの自分用メモ
notes-label-with = { $label }。メモ：{ $note }
notes-hint = 自分だけのメモ
notes-begin = メモ
notes-key = カードにメモを書く
notes-sound = 効果音
notes-sound-on = オン
notes-sound-off = オフ
