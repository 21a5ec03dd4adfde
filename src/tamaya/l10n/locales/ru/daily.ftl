daily-title = Расклад дня
start-daily-about = Одни и те же карты для всех, попытка одна.
daily-about = Сегодня у всех одни и те же карты: вы и { $players ->
    [3] два бота-завсегдатая
   *[other] ваши партнёры
} за одним столом, по правилам из коробки. Попытка одна, ходы назад не берутся. Закончив, вы увидите, как сыграли другие.
daily-play = Сыграть сегодняшний расклад
daily-go-on = Продолжить
daily-look-back = Посмотреть партию
daily-everybody =
    { $count ->
        [one] Сыграл { $count } человек
        [few] Сыграли { $count } человека
       *[other] Сыграли { $count } человек
    }
daily-bar = { $score } { $score ->
    [one] очко
    [few] очка
   *[other] очков
}: { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
}
daily-best = Лучшие
daily-before = Ваши последние дни
