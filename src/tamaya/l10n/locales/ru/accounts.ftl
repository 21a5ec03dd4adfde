# Собственное имя: закрепить, войти и выйти, коды восстановления, свои данные

account-title = Ваша учётная запись
account-open = Ваша учётная запись
account-offer = Закрепить имя или войти
account-guest-about = Сейчас вы — { $name }: вас знает только этот браузер. Закрепите имя за собой — и ваши места и игры будут на любом устройстве. Почта не нужна.
account-claim = Закрепить имя
account-claim-about = Всё, что у вас есть как у гостя, останется: места, игры, настройки, пройденные уроки, заметки на картах.
account-name = Имя
account-password = Пароль
account-password-about = Не меньше { $least } знаков. Лучше всего — несколько слов, которые вы запомните.
account-password-old = Прежний пароль
account-password-new = Новый пароль
account-password-change = Сменить пароль
account-password-changed = Пароль изменён. На других устройствах вы вышли.
account-sign-in = Войти
account-sign-in-about = Места вашей учётной записи сразу будут здесь. Гость этого браузера будет забыт.
account-sign-out = Выйти
account-sign-out-everywhere = Выйти везде
account-forgotten = Забыли пароль?
account-recover = Войти с кодом
account-recover-about = Введите один из кодов восстановления и выберите новый пароль. На всех других устройствах вы выйдете.
account-code = Код восстановления
account-since = Ваше имя с { $date }.
account-devices =
    { $count ->
        [one] Вход выполнен на { $count } устройстве.
        [few] Вход выполнен на { $count } устройствах.
        [many] Вход выполнен на { $count } устройствах.
       *[other] Вход выполнен на { $count } устройства.
    }
account-follows = Настройки, пройденные уроки и заметки на картах доступны на всех устройствах: заметки последних { $games } игр, до { $characters } знаков на игру.
account-codes = Коды восстановления
account-codes-about = Если вы забудете пароль, код один раз впустит вас. Без почты другого способа нет.
account-codes-left =
    { $count ->
        [0] Кодов не осталось.
        [one] Остался { $count } код.
        [few] Осталось { $count } кода.
        [many] Осталось { $count } кодов.
       *[other] Осталось { $count } кода.
    }
account-codes-new = Новые коды
account-codes-fresh = Запишите эти коды
account-codes-once = Они показаны только сейчас. Каждый впустит вас один раз, если вы забудете пароль.
account-codes-save = Сохранить в файл
account-codes-done = Коды сохранены
account-data = Ваши данные
account-export = Скачать всё, что о вас хранится (JSON)
account-games-json = Скачать свои игры (JSON)
account-games-csv = Скачать список своих игр (CSV)
account-remove = Удалить учётную запись
account-remove-guest = Забыть меня
account-remove-about = Ваше имя исчезнет со всех столов, вместе с настройками и устройствами. Сыгранные игры останутся — под именем «Аноним». Отменить это нельзя.
account-muted = Кого вы не слышите

error-bad_credentials = Имя, пароль или код не подходят.
error-banned = Вход на этот сервер вам закрыт.
error-name_taken = Такое имя, или похожее на вид, уже чьё-то. Выберите другое.
error-weak_password = В пароле от 8 до 128 знаков, и он не совпадает с именем.
error-already_claimed = За вами уже закреплено имя.
error-not_claimed = Только с учётной записью. Сначала закрепите имя за собой.
error-silenced = Сейчас вам нельзя здесь писать.
error-no_person = Здесь нет никого с таким именем.
error-no_address = Это не IP-адрес.
