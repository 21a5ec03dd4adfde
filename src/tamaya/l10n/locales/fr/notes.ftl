notes-label = Ma note sur cette carte
notes-label-with = { $label }. Note : { $note }
notes-hint = Une note pour toi
notes-begin = Note
notes-key = une note sur la carte
notes-sound = Sons
notes-sound-on = activés
notes-sound-off = coupés
