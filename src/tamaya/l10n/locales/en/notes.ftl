notes-label = My note on this card
notes-label-with = { $label }. Note: { $note }
notes-hint = A note for yourself
notes-begin = Note
notes-key = a note on the card
notes-sound = Sounds
notes-sound-on = on
notes-sound-off = off
