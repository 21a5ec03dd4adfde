end-of = из { $points }
end-won = Безупречно!
end-lost = Проигрыш
end-told = Очки: { $score } из { $points }.
end-grade =
    { $grade ->
        [failed] Провал
        [horrible] Ужасно
        [poor] Плохо
        [decent] Достойно
        [excellent] Отлично
        [extraordinary] Экстраординарно
        [legendary] Легендарно!
       *[divine] Божественно!
    }
end-by-perfect = Все фейерверки завершены. Вот это представление!
end-by-deck = Колода пуста, и каждый сделал последний ход.
end-by-strikes = Слишком много ошибок: представление сорвано.
end-by-decided = Больше набрать было нельзя.
end-by-finale_lost = Гранд-финал уже не может быть безупречным.
end-by-timeout = Время вышло.
end-by-vote = Игроки закончили игру.
end-by-terminated = Игра прекращена.
end-total = На столе было { $total } из { $points }.
end-missed = Потеряны навсегда:
end-fewest = Меньше всего карт: { $names }
end-again = Сыграть ещё
end-next = Следующая игра
end-fill = Занять места
end-daily = Посмотреть, как сыграли другие
end-host-starts = Следующую игру может начать ведущий.
end-record = Запись
end-replay = Посмотреть игру
