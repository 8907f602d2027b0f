web-title = Cenote, настольные игры в браузере
web-home = Cenote: на главную
web-loading = Минутку…
web-close = Закрыть
web-save = Сохранить
web-skip = Перейти к содержимому
web-rules = Правила
web-language = Язык

web-guest = Гость
web-guest-number = Гость { $number }
web-player = Игрок { $number }
web-name-change = Ваше имя: { $name }. Изменить
web-name-title = Как вас называть?
web-name-label = Ваше имя
web-name-hint = Это имя видят все за столами, за которые вы сядете с этого момента. Там, где вы уже сидите, остаётся прежнее.

web-welcome = Настольные игры в браузере
web-about = { $games } — с друзьями или против ботов. Бесплатно, без регистрации и без установки.
web-stale = То, что показано здесь, могло устареть.
web-players = от { $least } до { $most } игроков
web-play-now = Играть сейчас
web-new-with-friends = Новый стол с друзьями

web-mine = Ваши партии
web-mine-none = Пока пусто. Ваши партии ждут вас здесь, даже если закрыть страницу.
web-open = Открытые столы
web-open-none = Сейчас никто не ищет компанию. Откройте свой стол!
web-join = У вас есть ссылка?
web-join-label = Ссылка или код стола
web-join-go = К столу
web-join-wrong = Это не ссылка на стол.
web-free = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
web-with = с вами: { $names }
web-alone = пока только вы
web-status = { $status ->
    [yours] Ваш ход
    [gathering] Ждём игроков
    [running] Ходят другие
    [over] Окончена
    [frozen] Нельзя продолжить
   *[abandoned] Прервана
}

web-new-title = Новый стол
web-mode = Режим игры
web-options = За этим столом
web-who = Кто играет?
web-seat = Место { $number }
web-seat-who = Место { $number }: кто здесь сидит?
web-seat-name = Место { $number }: имя
web-seat-bot = Место { $number }: какой бот?
web-kind-me = Я
web-kind-invited = Друг по ссылке
web-kind-open = Открыто для всех
web-kind-bot = Бот
web-kind-hot = Тоже за этим экраном
web-seat-add = Добавить место
web-seat-remove = Убрать место { $number }
web-shuffle = Рассадить по жребию
web-shuffle-about = Иначе все сидят, как указано выше, и первым ходит игрок на первом месте.
web-listed = Показать стол на главной
web-listed-about = Иначе его найдут только те, у кого есть ссылка.
web-create = { $ready ->
    [yes] Начать партию
   *[no] Открыть стол
}
web-create-hint = { $ready ->
    [yes] Все на месте: партия начнётся сразу.
   *[no] Затем вы получите ссылку для друзей.
}

web-waiting = Собираемся за столом
web-waiting-left = { $count ->
    [0] Все места заняты.
    [one] Осталось { $count } свободное место.
    [few] Осталось { $count } свободных места.
    [many] Осталось { $count } свободных мест.
   *[other] Осталось { $count } свободного места.
}
web-seat-open = Свободное место
web-seat-invited = Место для друга
web-you = вы
web-host-starts = Партию начинает тот, кто открыл стол.
web-present = { $here ->
    [yes] за столом
   *[no] не в сети
}
web-sit = Сесть сюда
web-sit-at = Сесть сюда: место { $number }
web-invite = Пригласите друзей
web-invite-label = Ссылка-приглашение
web-invite-hint = Отправьте эту ссылку: кто её откроет, сможет сесть за стол без регистрации.
web-copy = Скопировать ссылку
web-copied = Скопировано. Осталось отправить!
web-copy-failed = Браузер не разрешил копирование. Ссылка выделена: скопируйте её сами.
web-fair = Честность можно проверить
web-leave = Выйти из-за стола
web-start = Начать партию
web-start-missing = { $count ->
    [one] Сначала нужно занять ещё { $count } место.
    [few] Сначала нужно занять ещё { $count } места.
    [many] Сначала нужно занять ещё { $count } мест.
   *[other] Сначала нужно занять ещё { $count } места.
}
web-left = Вы вышли из-за стола.

web-table-frozen = С начала этой партии правила изменились, поэтому продолжить её нельзя. Протокол сохранён.
web-table-abandoned = Все вышли из-за этого стола.
web-table-broken = Стол не загрузился. Проверьте соединение и попробуйте ещё раз.
web-try-again = Повторить
web-lost-title = Здесь ничего не растёт
web-lost = По этому адресу нет страницы. Возможно, часть ссылки потерялась по дороге.
web-to-home = На главную

web-rules-title = Правила: { $game }
web-rules-search = Поиск по правилам
web-rules-none = Ни в одном правиле нет «{ $text }».
web-rules-found = { $count ->
    [one] Найдено { $count } правило.
    [few] Найдено { $count } правила.
    [many] Найдено { $count } правил.
   *[other] Найдено { $count } правила.
}
web-rules-chapters = Главы
web-rule-open = Прочитать правило { $rule }

web-connection-lost = Связь прервалась. Пробуем ещё раз…
web-connection-back = Связь восстановлена.

web-problem-no-table = Такого стола нет или уже нет.
web-problem-no-seat = За этим столом нет свободных мест.
web-problem-seat-taken = Кто-то успел раньше: место занято.
web-problem-not-invited = Это место ждёт того, у кого есть ссылка-приглашение.
web-problem-not-host = Это может сделать только тот, кто открыл стол.
web-problem-seats-open = Партию можно начать, когда заняты все места.
web-problem-not-gathering = Эта партия уже началась.
web-problem-stale = Тем временем что-то изменилось. Попробуйте ещё раз.
web-problem-newer-rules = За этим столом играют на более новом сервере. Зайдите ещё раз чуть позже.
web-problem-not-over = Это можно сделать только после конца партии.
web-problem-not-seated = У вас нет места за этим столом.
web-problem-bad-name = В имени должно быть от 1 до 24 видимых знаков.
web-problem-bot-name = Так зовут бота. Выберите другое имя.
web-problem-bad-settings = Так стол открыть нельзя. Проверьте режим игры и места.
web-problem-unknown-game = Такой игры здесь нет.
web-problem-unknown-bot = Такого бота здесь нет.
web-problem-too-many-tables = У вас слишком много столов. Сначала доиграйте или покиньте один из них.
web-problem-too-many-listed = На главной уже столько ваших столов, сколько можно: { $most }. Сначала начните игру или покиньте один из них, либо отправьте ссылку.
web-problem-list-full = На главной уже слишком много столов из вашей сети. Отправьте ссылку или попробуйте позже.
web-problem-too-fast = Не так быстро. Попробуйте ещё раз чуть позже.
web-problem-too-often = Пока достаточно. Попробуйте ещё раз позже.
web-problem-too-large = Для сервера это слишком много за один раз.
web-problem-too-deep = Сервер не смог прочитать запрос: слишком много вложенных уровней.
web-problem-malformed = Сервер не смог прочитать запрос. Попробуйте обновить страницу.
web-problem-forbidden-origin = Эта страница не с этого сервера. Откройте её по её собственному адресу.
web-problem-forbidden-host = Сервер не знает этого адреса.
web-problem-no-session = Сервер вас больше не узнаёт. Обновите страницу.
web-problem-csrf = Страница устарела. Обновите её.
web-problem-not-found = Сервер этого не нашёл.
web-problem-method = Сервер не знает такого запроса.
web-problem-trouble = На сервере что-то пошло не так. Ничего не потеряно; попробуйте ещё раз.
web-problem-unavailable = Сервер сейчас не может обратиться к сохранённым играм. Попробуйте ещё раз чуть позже.
web-problem-offline = Сервер недоступен. Есть ли у вас подключение к интернету?
