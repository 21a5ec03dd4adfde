# Порядок на сервере

admin-title = Порядок на сервере
admin-only = Эту страницу видят только те, кто следит за порядком на сервере.
admin-reports = Жалобы
admin-none = Открытых жалоб нет.
admin-by = { $name }, стол { $table }
admin-context = Что было сказано
admin-done = Разобрано
admin-person = Человек
admin-who = Имя или id пользователя
admin-find = Найти
admin-ban = Закрыть вход
admin-unban = Снова впустить
admin-silence = Лишить слова
admin-unsilence = Вернуть слово
admin-rename = Переименовать
admin-newname = Новое имя
admin-reset = Сбросить пароль
admin-code = Передайте этот код владельцу. С ним можно один раз войти и выбрать пароль:
admin-table = Стол
admin-tableid = Стол (id или ссылка)
admin-close = Закрыть стол
admin-address = Адрес
admin-addressid = Адрес
admin-reason = Причина (будет записана)
admin-sanctions = Кому закрыт вход или кто лишён слова
admin-deeds = Что было сделано
admin-nothing = Пока ничего.
admin-open = Посмотреть стол
admin-isguest = гость
admin-isaccount = учётная запись
admin-saved = Сделано и записано.
admin-kind =
    { $kind ->
        [ban] вход закрыт
       *[mute] без слова
    }

error-admin_only = Это могут только те, кто следит за порядком.
error-no_report = Открытой жалобы с таким номером нет.
error-table_closed = Этот стол закрыли те, кто следит за порядком.
