account-log-in = Войти
account-sign-up = Создать аккаунт
account-log-out = Выйти
account-title = Ваш аккаунт
account-contents = На этой странице
account-menu = { $name }: аккаунт
account-why = С аккаунтом ваши партии ждут вас на любом устройстве. Нужны только имя и пароль.
account-why-log-in = Войдите, и партии, которые вы начали здесь, перейдут вместе с вами.
account-new = Ещё нет аккаунта?
account-old = У вас есть аккаунт?
account-forgotten = Забыли пароль?
account-welcome = Добро пожаловать, { $name }.
account-logged-out = Вы вышли из аккаунта.
account-ended = Этот сеанс завершён. Вы продолжаете как гость.
account-guest = Вы здесь как гость.

account-name-hint = Это имя видят другие. Оно принадлежит только вам.
account-name-saved = Теперь вас зовут { $name }.
account-password = Пароль
account-password-current = Текущий пароль
account-password-new = Новый пароль
account-password-hint = Не меньше { $least } знаков. Несколько слов подряд легко запомнить и трудно угадать.
account-password-show = Показать
account-password-change = Сменить пароль
account-password-about = Во всех других браузерах сеанс завершится.
account-password-saved = Пароль изменён. Во всех других браузерах сеанс завершён.

account-code = Код восстановления
account-code-title = Сохраните код восстановления
account-code-about = Если вы забудете пароль, этот код впустит вас снова. Мы показываем его только сейчас и не сможем прислать: запишите или сохраните его.
account-code-copy = Скопировать
account-code-copied = Скопировано.
account-code-copy-failed = Браузер не разрешил копирование. Код выделен: скопируйте его сами.
account-code-kept = Код сохранён
account-code-hint = Если вы забудете пароль, снова впустит вас только этот код. Новый код заменяет старый.
account-code-new = Получить новый код
account-recover = Задать новый пароль
account-recover-title = Вход по коду восстановления
account-recover-about = Код был показан, когда вы создавали аккаунт. Он действует один раз: потом вы получите новый.

account-sessions = Где вы вошли
account-session-current = этот браузер
account-session-unknown = Неизвестное устройство
account-session-seen = Последний раз { $when }, { $nearby ->
    [yes] из той же сети, что и этот браузер
   *[no] из другой сети
}
account-session-end = Завершить
account-session-end-which = Завершить сеанс: { $device }
account-sessions-end = Завершить все другие сеансы
account-session-ended = Этот сеанс завершён.
account-sessions-ended = Все другие сеансы завершены.

account-data = Ваши данные
account-data-about = Всё, что мы о вас храним, в файле JSON: ваш аккаунт, сеансы, столы и результаты.
account-data-get = Скачать мои данные
account-delete = Удалить аккаунт
account-delete-about = Ваше имя исчезнет, в том числе из законченных партий. В идущих партиях вы сдаётесь. Отменить это нельзя.
account-delete-now = Удалить навсегда
account-deleted = Ваш аккаунт удалён.

web-problem-wrong-login = Это имя и этот пароль не подходят друг к другу.
web-problem-wrong-password = Это не ваш пароль.
web-problem-wrong-recovery = Это имя и этот код восстановления не подходят друг к другу.
web-problem-password-length = В пароле должно быть от { $least } до { $most } знаков.
web-problem-password-common = Это один из первых паролей, которые стал бы пробовать кто угодно. Выберите другой.
web-problem-password-name = Пароль не должен совпадать с вашим именем.
web-problem-name-taken = Это имя или похожее на него уже кому-то принадлежит. Выберите другое.
web-problem-numbered-name = Имя аккаунта не может заканчиваться отдельным числом: так мы различаем людей с одинаковыми именами.
web-problem-guest-name = Так зовут гостей. Выберите другое имя.
web-problem-has-account = Вы уже вошли. Сначала выйдите.
web-problem-no-account = Для этого нужен аккаунт. Создайте его или войдите.
