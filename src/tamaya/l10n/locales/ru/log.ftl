# Present tense: it needs no gender of the player.
log-title = Что произошло
log-unheard = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
log-empty = Карты розданы.
log-clue =
    { $by ->
        [you] Вы подсказываете игроку { $target }: «{ table-clue-says }»
       *[other]
            { $to ->
                [you] { $name } подсказывает вам: «{ table-clue-says }»
               *[other] { $name } подсказывает игроку { $target }: «{ table-clue-says }»
            }
    }
log-play =
    { $by ->
        [you] Вы разыгрываете { table-card-accusative } ({ table-ordinal } карта).
       *[other] { $name } разыгрывает { table-card-accusative } ({ table-ordinal } карта).
    }
log-misplay =
    { $by ->
        [you] Вы разыгрываете { table-card-accusative } ({ table-ordinal } карта): не подходит. Ошибка.
       *[other] { $name } разыгрывает { table-card-accusative } ({ table-ordinal } карта): не подходит. Ошибка.
    }
log-discard =
    { $by ->
        [you] Вы сбрасываете { table-card-accusative } ({ table-ordinal } карта).
       *[other] { $name } сбрасывает { table-card-accusative } ({ table-ordinal } карта).
    }
log-completed = { table-colour-firework } фейерверк завершён!
log-rescued =
    { $by ->
        [you] Вы спасаете { table-card-accusative } из сброса.
       *[other] { $name } спасает { table-card-accusative } из сброса.
    }
log-returned =
    { $by ->
        [you] Вы возвращаете { table-card-accusative } в колоду.
       *[other] { $name } возвращает { table-card-accusative } в колоду.
    }
log-bonus =
    { $by ->
        [you] Вы получаете бонус: { table-bonus-name }.
       *[other] { $name } получает бонус: { table-bonus-name }.
    }
log-bonus-lost = Бонусу не на что подействовать.
log-declined =
    { $by ->
        [you] Вы отказываетесь от бонуса.
       *[other] { $name } отказывается от бонуса.
    }
log-final =
    { $count ->
        [one] Колода пуста: остался { $count } ход.
        [few] Колода пуста: осталось { $count } хода.
       *[many] Колода пуста: осталось { $count } ходов.
    }
log-started =
    { $by ->
        [you] Игра { $number }: начинаете вы.
       *[other] Игра { $number }: начинает { $name }.
    }
log-sat = { $name } садится за стол.
log-sat-bot = За игрока { $name } играет бот.
log-left = { $name } уходит.
log-proposed =
    { $by ->
        [you]
            { $kind ->
                [undo] Вы предлагаете взять назад ход { $turn } ({ $seat }).
                [substitute] Вы предлагаете посадить бота на место игрока { $seat }.
                [take] Вы хотите занять место игрока { $seat }.
                [pause] Вы предлагаете паузу.
               *[end] Вы предлагаете закончить игру.
            }
       *[other]
            { $kind ->
                [undo] { $name } предлагает взять назад ход { $turn } ({ $seat }).
                [substitute] { $name } предлагает посадить бота на место игрока { $seat }.
                [take] { $name } хочет занять место игрока { $seat }.
                [pause] { $name } предлагает паузу.
               *[end] { $name } предлагает закончить игру.
            }
    }
log-answered =
    { $by ->
        [you]
            { $answer ->
                [yes] Вы соглашаетесь.
               *[no] Вы не соглашаетесь.
            }
       *[other]
            { $answer ->
                [yes] { $name } соглашается.
               *[no] { $name } не соглашается.
            }
    }
log-lapsed = Игра пошла дальше: ход не отменяется.
log-undone = Игра возвращена к началу хода { $turn }.
log-renamed = { $old } теперь зовётся { $name }.
log-host = Ведущий теперь — { $name }.
log-configured = Ведущий меняет настройки.
log-said = { $name }: { $words }
