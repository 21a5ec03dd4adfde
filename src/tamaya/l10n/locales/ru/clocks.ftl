# Часы и всё, что к ним относится

option-clock = Время на раздумье
option-clock-value =
    { $value ->
        [move] На ход
        [fischer] Шахматные часы
        [days] Дни на ход
       *[none] Без ограничений
    }
option-clock-about =
    { $value ->
        [move] На каждый ход одно и то же время.
        [fischer] У каждого свой запас времени: ход его тратит, а после хода немного добавляется.
        [days] Для тех, кто не бывает здесь одновременно: на каждый ход — несколько дней.
       *[none] Каждый думает сколько хочет.
    }
clock-span =
    { $minutes ->
        [0] { $seconds } с
       *[other]
            { $seconds ->
                [0] { $minutes } мин
               *[other] { $minutes } мин { $seconds } с
            }
    }
option-move-seconds = Время на ход
option-move-seconds-value = { clock-span }
option-move-seconds-about = На ход даётся { clock-span }.
option-main-seconds = Запас времени
option-main-seconds-value = { clock-span }
option-main-seconds-about = В начале у каждого { clock-span }.
option-increment-seconds = Добавка за ход
option-increment-seconds-value = { clock-span }
option-increment-seconds-about = После каждого вашего хода добавляется { clock-span }.
option-turn-days = Дней на ход
option-turn-days-value = { $count }
option-turn-days-about =
    { $count ->
        [one] На ход даётся { $count } день.
        [few] На ход даётся { $count } дня.
       *[many] На ход даётся { $count } дней.
    }
option-time-out = Когда время вышло
option-time-out-value =
    { $value ->
        [bot] Садится бот
       *[nudge] Напомнить
    }
option-time-out-about =
    { $value ->
        [bot] Когда ваше время выходит, на ваше место садится бот — до вашего возвращения.
       *[nudge] Когда ваше время выходит, вам об этом напоминают, а остальные ждут.
    }
option-rated = Рейтинг
option-rated-value =
    { $value ->
        [on] На рейтинг
       *[off] Для удовольствия
    }
option-rated-about =
    { $value ->
        [on] Игра меняет рейтинг всех игроков. У всех должна быть учётная запись; ботов нет, ходы назад не берут, зрители не видят карт. Если у кого-то вышло время или кто-то ушёл, игра кончается со счётом 0.
       *[off] На рейтинг игра не влияет.
    }
chip-clock =
    { $value ->
        [move] { clock-span } на ход
        [days]
            { $days ->
                [one] { $days } день на ход
                [few] { $days } дня на ход
               *[many] { $days } дней на ход
            }
       *[fischer] { clock-span } + { $increment } с
    }
chip-time-out = вместо опоздавшего — бот
chip-rated = на рейтинг
error-rated_rules = За рейтинговым столом играют с часами и по правилам из коробки, без взятия ходов назад и без показа карт зрителям.

## За столом

clock-of = Осталось времени у игрока { $name }:
clock-days = { $days } д { $hours } ч
clock-left =
    { $count ->
        [60] У вас осталась минута.
       *[other] У вас осталось { $count } секунд.
    }
clock-kept = Ваше место ждёт вас.
clock-paused = Игра на паузе
clock-pause = Предложить паузу
clock-resume = Продолжить
clock-nudge = Поторопить: { $name }
log-paused = Игра на паузе.
log-resumed = { $name } продолжает игру.
log-nudged =
    { $by ->
        [you] { $from } напоминает: ваш ход.
       *[other] { $from } напоминает игроку { $name } о ходе.
    }
log-time-out =
    { $by ->
        [you]
            { $bot ->
                [yes] Ваше время вышло. Пока вас нет, за вас играет бот.
               *[no] Ваше время вышло.
            }
       *[other]
            { $bot ->
                [yes] Время игрока { $name } вышло. Дальше играет бот.
               *[no] Время игрока { $name } вышло.
            }
    }
rated-leave-sure = Это игра на рейтинг. Если вы уйдёте, она закончится для всех со счётом 0. Уйти?
error-paused = Игра на паузе.
error-not_paused = Игра не на паузе.
error-nudge_early = Подождите немного: поторопить можно через минуту, потом — раз в десять минут.
error-nobody_to_nudge = Сейчас некого торопить.
error-rated_people = На рейтинг играют только люди, без ботов.
error-rated_accounts = Для игры на рейтинг всем нужна учётная запись: сначала выберите имя и пароль.
