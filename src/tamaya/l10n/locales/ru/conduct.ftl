# Поведение: не слышать, пожаловаться, следить за порядком

conduct-people = Кто здесь
conduct-mute = Не слышать: { $name }
conduct-unmute = Снова слышать: { $name }
conduct-muted = Сообщения игрока { $name } теперь от вас скрыты.
conduct-report = Пожаловаться: { $name }
conduct-report-about = Расскажите одной фразой, что случилось. Вместе с ней сохранится последнее сказанное за этим столом; прочтёт это тот, кто держит сервер.
conduct-reason = Что случилось?
conduct-report-send = Отправить
conduct-reported = Спасибо. Жалоба принята.

error-too_many_muted = Больше никого скрыть нельзя: список полон.
