# Найти партнёров: быстрый подбор, открытые столы

meeting-title = Играть с людьми
meeting-match = Найти партнёров
meeting-match-about = Вы сядете там, где ждут, или откроете стол, который видят все. Когда он заполнится, карты раздадут сами.
meeting-rated = На рейтинг
meeting-open = Столы, где ищут игроков
meeting-none = Сейчас никто не ищет игроков.
meeting-free = свободно мест: { $free } из { $players }
meeting-away = сейчас там никого
option-listed = Открытый стол
option-listed-value =
    { $value ->
        [off] Только по ссылке
       *[on] Для всех
    }
option-listed-about =
    { $value ->
        [off] Войдёт лишь тот, у кого есть ссылка.
       *[on] На первой странице видно, что за этим столом ищут игроков.
    }
chip-listed = открыт для всех
