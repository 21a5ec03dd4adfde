notes-label = Meine Notiz zu dieser Karte
notes-label-with = { $label }. Notiz: { $note }
notes-hint = Eine Notiz für dich
notes-begin = Notiz
notes-key = eine Notiz zur Karte
notes-sound = Töne
notes-sound-on = an
notes-sound-off = aus
