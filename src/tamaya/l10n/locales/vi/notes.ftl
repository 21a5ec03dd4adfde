notes-label = Ghi chú của tôi về lá này
notes-label-with = { $label }. Ghi chú: { $note }
notes-hint = Ghi chú cho riêng bạn
notes-begin = Ghi chú
notes-key = ghi chú về lá bài
notes-sound = Âm thanh
notes-sound-on = bật
notes-sound-off = tắt
