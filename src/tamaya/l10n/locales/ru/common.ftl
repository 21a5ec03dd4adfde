# Слова, общие для страниц. В переменных передаются только id, а не слова.

common-close = Закрыть
common-copy = Копировать
common-copied = Скопировано
common-share = Поделиться
common-home = Тамая, на главную
common-rules = Правила
common-save = Сохранить
common-saved = Сохранено
common-left =
    { $left ->
        [0] Больше не поместится
        [one] Остался { $left } знак
        [few] Осталось { $left } знака
       *[many] Осталось { $left } знаков
    }
common-you = вы
common-host = ведущий
common-bot = бот
common-guest = Гость { $number }
common-anonymous = Аноним
common-language = Язык
common-error = Что-то пошло не так ({ $code }).
common-nowhere = Здесь ничего нет.
common-to-start = На главную
common-theme = Освещение
common-theme-auto = Как в системе
common-theme-dark = Ночь
common-theme-light = День

## Масти. “suit-name” — цвет фейерверка и подсказки, “suit-shape” — его эмблема.

suit-name =
    { $suit ->
        [red] красный
        [yellow] жёлтый
        [green] зелёный
        [blue] синий
        [white] белый
        [multicolour] многоцветный
        [black] чёрный
       *[other] { $suit }
    }
suit-shape =
    { $suit ->
        [red] пион
        [yellow] звезда
        [green] ива
        [blue] кольцо
        [white] хризантема
        [multicolour] спираль
        [black] крест
       *[other] эмблема
    }
suit-card =
    { $suit ->
        [red] красная { $rank }
        [yellow] жёлтая { $rank }
        [green] зелёная { $rank }
        [blue] синяя { $rank }
        [white] белая { $rank }
        [multicolour] многоцветная { $rank }
        [black] чёрная { $rank }
       *[other] { $suit } { $rank }
    }

## Оценка представления

grade-name =
    { $grade ->
        [failed] провал
        [horrible] ужасно
        [poor] плохо
        [decent] достойно
        [excellent] отлично
        [extraordinary] экстраординарно
        [legendary] легендарно
        [divine] божественно
       *[other] { $grade }
    }
