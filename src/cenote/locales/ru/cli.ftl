cli-about = { $games }: играть, запускать партии ботов, просматривать и проверять протоколы.
cli-commands = команды
cli-version = cenote { $version }, { $compiled ->
    [yes] скомпилированная сборка
   *[no] чистый Python
}
cli-help-version = показать версию и скомпилирован ли движок
cli-help-lang = язык всех сообщений: en, de, fr, ru или zh
cli-help-play = играть в браузере или, с --terminal, прямо здесь: против ботов или вместе за одним экраном
cli-help-serve = открыть столы в браузере; с --host 0.0.0.0 — и для других компьютеров
cli-help-rules = показать пронумерованные правила игры
cli-help-sim = провести много партий между ботами
cli-help-replay = просмотреть записанную партию по шагам
cli-help-show = нарисовать позицию
cli-help-verify = проверить протокол: контрольную сумму, действия, случайные события, результат
cli-help-game = какая игра: { $games }
cli-help-number = одно правило или целая глава, например T6.4 или J6
cli-help-seats = сколько игроков
cli-help-option = включить особое правило стола (можно указать несколько раз)
cli-help-components = файл компонентов для игры, если игра его принимает
cli-help-terminal = играть в терминале, а не в браузере
cli-help-host = адрес, на котором ждать соединений
cli-help-port = порт, на котором ждать соединений
cli-help-data = папка для базы данных и секретного ключа
cli-help-database = адрес базы данных PostgreSQL вместо файла в папке
cli-help-bot-workers = в скольких процессах думают боты; 0 — на один меньше, чем ядер
cli-help-plain = рассказывать всё словами вместо рисунков — для программ экранного доступа
cli-help-people = сколько человек играет за этой клавиатурой
cli-help-bots = боты в порядке мест через запятую; список повторяется, пока не заняты все места
cli-help-opponents = боты, против которых вы играете, через запятую
cli-help-games = сколько партий
cli-help-seed = номер первой партии; с теми же номерами получаются те же партии
cli-help-play-seed = сыграть партию с этим номером вместо партии с тайным раскладом
cli-help-records = записывать каждую партию в эту папку
cli-help-format = как записывать партии: text — каждую в свой файл, parquet — две таблицы для анализа; без --records они попадут в папку с именем серии
cli-help-workers = сколько процессов; 0 — по одному на ядро
cli-help-cluster = играть на машинах кластера Dask: адрес его планировщика
cli-help-save = где хранить партию; если там лежит неоконченная, она продолжится
cli-help-new = начать новую партию, даже если сохранена неоконченная
cli-help-position-file = текст позиции или протокол; - означает стандартный ввод
cli-help-to = остановиться после стольких записей
cli-help-at = позиция после стольких записей протокола
cli-help-all = показать всё сразу, а не по шагам

parser-usage = {"использование: "}
parser-arguments = аргументы
parser-heading = %(heading)s:
parser-options = параметры
parser-help = показать эту справку и выйти
parser-required = не хватает аргумента: %s
parser-unrecognized = неизвестные аргументы: %s
parser-argument = %(argument_name)s: %(message)s
parser-choice = { $option }: значения «{ $value }» нет среди допустимых: { $choices }{ $nearest ->
    [none] .
   *[other] . Может быть, «{ $nearest }»?
}
parser-type = «%(value)s» — не целое число
parser-one = после этого параметра нужно значение
parser-ambiguous = %(option)s может означать %(matches)s
parser-ignored = «%s» здесь лишнее
parser-see = см. { $command }
parser-command = неизвестная команда «{ $value }»{ $nearest ->
    [none] .
   *[other] ; может быть, «{ $nearest }»?
} { $help } покажет все команды.

cli-no-game = Игры { $name } нет; есть { $names }.
cli-seats = { $game }: игроков может быть от { $least } до { $most }, а не { $count }.
cli-no-mode = { $game }: режима { $name } нет; есть { $names }.
cli-no-option = { $game }: особого правила { $name } нет; есть { $names }.
cli-no-bot = Бота { $name } нет; есть { $names }.
cli-empty-bot = --bots: не хватает имени бота.
cli-bot-cannot = Бот { $name } не умеет играть в { $game }; умеют: { $names }.
cli-no-part = В игре { $game } этого нет: { $part ->
    [text_renderer] картинки для терминала
    [evaluation] оценки для ботов, которые строят планы
    [locales] текстов
   *[other] { $part }
}.
cli-people = Мест не хватает: людей { $people }, а мест { $seats }.
cli-surplus-bots = Ботов названо больше ({ $bots }), чем свободных мест ({ $seats }). Добавьте места через --seats или назовите меньше ботов.
cli-components = С этими компонентами играть нельзя: { $reason }
cli-no-file = Файла { $path } нет.
cli-unreadable = Не удаётся прочитать { $path }: { $reason }
cli-not-text = { $path } — не текстовый файл.
cli-bad-file = { $path }: { $fault }
cli-unwritable = Не удаётся записать { $path }: { $reason }
cli-unusable = Не удаётся использовать { $path }: { $reason }
cli-exists = { $path } уже существует. Укажите другое место или замените с --force.
cli-no-output = Не удаётся записать вывод: { $reason }
cli-no-letters = Вывод не может показать буквы языка { $language }, поэтому дальше по-английски. Выберите локаль с UTF-8.
system-host = имя узла неизвестно.
system-eacces = нет доступа.
system-eperm = действие не разрешено.
system-enoent = нет такого файла или папки.
system-eisdir = это папка.
system-enotdir = часть пути — не папка.
system-eexist = мешает файл с таким же именем.
system-enospc = не осталось места.
system-erofs = файловая система только для чтения.
system-enametoolong = имя слишком длинное.
system-eaddrinuse = порт занят.
system-eaddrnotavail = у этой машины нет такого адреса.
cli-no-number = Значение { $name } должно быть не меньше { $least }.
cli-stopped = Остановлено. Сыграно партий: { $done }.
cli-progress = готово { $done } из { $total }

sim-progress = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
sim-speed = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
} за { $seconds } с: { $speed } партии/с.
sim-bot = бот
sim-seats = партии × места
sim-score = средний счёт
sim-spread = ± 95 %
sim-best = лучший счёт
sim-won = доля побед
sim-saved = Протоколы лежат в { $path }.
sim-dataset = Набор данных лежит в { $path }.
sim-no-parquet = Для таблиц в формате parquet нужен пакет, который не установлен. Установите его: { $command }
sim-worker-gone = Играющий процесс завершили извне — возможно, не хватило памяти. Партии, доигранные до этого, сохранены.
sim-cluster-missing = Для кластера нужен пакет, который не установлен. Установите его: { $command }
sim-cluster-address = «{ $address }» — не адрес кластера; он выглядит так: { $form }
sim-cluster-unreachable = По адресу { $address } не отвечает ни один кластер.
sim-cluster-empty = В кластере { $address } пока никто не работает; запустите там рабочие процессы.
sim-cluster-bare = У рабочего процесса кластера { $address } нет cenote { $version }; на всех машинах нужно одно и то же.
sim-cluster-other = У рабочего процесса кластера { $address } стоит { $theirs }, а здесь { $ours }; на всех машинах нужно одно и то же.
sim-cluster-lost = Связь с кластером { $address } потеряна. Партии, доигранные до этого, сохранены.

replay-head = { $game }, { $mode }: { $names }
replay-entry = { $number }. { $entry }
replay-undo = { $seat } отменяет свои последние действия.
replay-hint = Enter: дальше · b: назад · число: перейти к записи с этим номером · d: нарисовать · q: выйти
replay-unknown = «{ $typed }» — непонятно.
replay-prompt = {"> "}
replay-end = Конец протокола.
show-at = Для --at нужен протокол, а { $path } — позиция.

verify-digest = Контрольная сумма
verify-form = Формат
verify-actions = Действия
verify-commitment = Отпечаток расклада
verify-draws = Случайные события
verify-result = Результат
verify-holds = { $what }: верно
verify-fails = { $what }: НЕВЕРНО. { $why }
verify-unknown = { $what }: { $reason ->
    [unfinished] партия не окончена
   *[other] проверить можно, только когда раскроют зерно
}
verify-differs = Строка { $line }: указано { $stated }, а должно быть { $found }.
verify-true = Протокол подлинный.
verify-false = Протокол не соответствует тому, что было сыграно.
verify-open = Пока всё верно.


play-hello = Введите номер или текст действия; клавиша Tab дописывает его. Введите help, чтобы узнать, что ещё можно сделать.
play-help =
    номер или текст: запланировать это действие; конец хода, ставку и готовый маршрут отменить нельзя
    commit: сыграть запланированное · undo: отменить последнее действие · restart: начать план заново
    actions: что можно сделать · board: показать позицию · since: что было после моего прошлого хода
    why ДЕЙСТВИЕ: почему так нельзя · rules НОМЕР: текст правила
    save: где сохранена партия · quit: выйти
play-goes-on = Продолжается партия, сохранённая в { $path }.
play-new-hint = С параметром --new на её месте начнётся новая партия.
play-person = Игрок { $number }
play-prompt = { $plan ->
    [0] {"> "}
   *[other] ({ $plan }) {"> "}
}
play-plan = В плане: { $plan }. Введите commit, чтобы сыграть.
play-no-plan = Пока ничего не запланировано.
play-cost = { $cost } ОД
play-curtain = Сейчас решает { $seat }. Остальных просим не подглядывать.
play-curtain-prompt = {"Нажмите Enter. "}
play-allowed = Так можно.
play-no-undo = Отменять нечего: с тех пор вмешался случай или действовал другой игрок.
play-undone = { $count ->
    [one] Отменено { $count } действие.
    [few] Отменено { $count } действия.
    [many] Отменено { $count } действий.
   *[other] Отменено { $count } действия.
}
play-kept = Партия сохранена в { $path }. Чтобы продолжить, запустите ту же команду без --new и --force.
play-record = Протокол лежит в { $path }; «cenote verify» проверит в нём каждое случайное событие.

play-address = Ваш стол: { $address } (Ctrl+C закроет его; партия сохранится.)
play-open-already = Cenote уже запущен. Ваш стол: { $address }
serve-address = Столы открыты: { $address }; всё хранится в { $path }. Ctrl+C закроет их.
serve-no-port = Не удаётся занять { $host }, порт { $port }: { $reason }
serve-not-installed = Стол для браузера не установлен. Установите его: pip install ".[server]" (или играйте с --terminal).
serve-not-built = Страницы для браузера ещё не собраны: выполните один раз make play или играйте с --terminal.
serve-bad-setting = Эта настройка не годится: { $reason }
serve-short-secret = Секрет в { $source } слишком короткий и потому ненадёжный: нужно не меньше { $least } байт.
serve-other-secret = { $count ->
    [one] { $count } незаконченный стол создан
    [few] { $count } незаконченных стола созданы
    [many] { $count } незаконченных столов созданы
   *[other] { $count } незаконченного стола созданы
} с другим секретом: сервер не узнает сидящих там людей. Если прежний секрет сохранился, верните его в файл { $file } или в { $setting }.
serve-taken = Другой сервер уже хранит свои столы в { $path }.
serve-taken-at = Столы из { $path } уже открыты: { $address }
serve-bad-database = База данных { $path } не годится: { $reason }
serve-bad-address = Адрес базы данных должен выглядеть так: { $form }
serve-no-driver = Для PostgreSQL нужен драйвер, который не установлен. Установите его: { $command }
