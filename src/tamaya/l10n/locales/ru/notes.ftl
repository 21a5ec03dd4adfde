notes-label = Моя заметка об этой карте
notes-label-with = { $label }. Заметка: { $note }
notes-hint = Заметка для себя
notes-begin = Заметка
notes-key = заметка о карте
notes-sound = Звуки
notes-sound-on = включены
notes-sound-off = выключены
