admin-help-backup = сохранить резервную копию всего в один файл, даже пока сервер работает
admin-help-restore = восстановить резервную копию в пустую папку
admin-help-check = переиграть каждую сохранённую партию и сверить всё с правилами
admin-help-tidy = удалить столы и гостей, которых давно никто не трогал
admin-help-backup-file = куда записать резервную копию
admin-help-restore-file = резервная копия
admin-help-with-secret = скопировать и секретные ключи: у кого есть файл, тот сможет быть кем угодно
admin-help-force = перезаписать существующий файл
admin-help-check-table = проверить только этот стол
admin-help-dry-run = только сказать, что было бы удалено
admin-help-gathering-days = через сколько дней удаляется стол, который ждёт игроков
admin-help-running-days = через сколько дней без хода партия считается брошенной
admin-help-abandoned-days = через сколько дней удаляется брошенная партия
admin-help-lessons-days = через сколько дней удаляется прерванное обучение
admin-help-finished-days = через сколько дней удаляется законченная партия
admin-help-guests-days = через сколько дней забывается гость без учётной записи, места и посещений
admin-never = никогда
admin-file-there = { $path } уже существует; с --force файл будет перезаписан.
admin-backed-up = { $bytes ->
    [one] Резервная копия записана в { $path } ({ $bytes } байт).
    [few] Резервная копия записана в { $path } ({ $bytes } байта).
    [many] Резервная копия записана в { $path } ({ $bytes } байт).
   *[other] Резервная копия записана в { $path } ({ $bytes } байта).
}
admin-without-secret = Секретных ключей в ней нет: храните файл «{"secret"}» из папки отдельно или используйте --with-secret.
admin-not-empty = { $path }: здесь не пусто, а копия восстанавливается только туда, где ещё ничего нет.
admin-restored = Восстановлено из { $path }.
admin-flaw = Стол { $id }: { $flaw }
admin-flaw-status = состояние «{ $where }» неизвестно.
admin-flaw-seats = места ({ $where }) не подходят этой игре.
admin-flaw-seat = в идущей партии никто не сидит на месте { $where }.
admin-flaw-seed = секретное число не соответствует обещанному.
admin-flaw-gap = в журнале нет записи { $where }.
admin-flaw-empty = партия началась, но её журнал пуст.
admin-flaw-orphans = журнал пуст, но то, что к нему относится, есть.
admin-flaw-unreadable = из сохранённого не получается запись: { $where }
admin-flaw-snapshot = позиция после записи { $where } не та, к которой ведёт журнал.
admin-flaw-result = указано состояние «{ $where }», но журнал говорит другое.
admin-flaw-acting = ходить должны не те, кто указан: { $where }
admin-flaw-answers = на запрос ответили кадром, которого никогда не было.
admin-flaw-bot = запись { $where } журнала ответила на запрос человека, но помечена как запись бота.
admin-flaw-seen = кто-то видел кадр, которого никогда не было.
admin-flaw-results = сохранённый результат места { $where } не соответствует партии.
admin-flaw-request = ответ на запрос, кадр { $where }, отсутствует или изменён.
admin-flaw-rating = рейтинг места { $where } после партии не следует из результатов.
admin-unsure = Стол { $id } не удалось проверить: { $why ->
    [frozen] партия заморожена
    [rules] её играли по другим правилам
   *[game] игра не установлена
}.
admin-checked = { $tables ->
    [one] Просмотрен { $tables } стол.
    [few] Просмотрено { $tables } стола.
    [many] Просмотрено { $tables } столов.
   *[other] Просмотрено { $tables } стола.
}
admin-were-unsure = { $tables ->
    [one] Не удалось проверить { $tables } стол.
    [few] Не удалось проверить { $tables } стола.
    [many] Не удалось проверить { $tables } столов.
   *[other] Не удалось проверить { $tables } стола.
}
admin-damaged = { $tables ->
    [one] ПОВРЕЖДЁН { $tables } стол.
    [few] ПОВРЕЖДЕНЫ { $tables } стола.
    [many] ПОВРЕЖДЕНЫ { $tables } столов.
   *[other] ПОВРЕЖДЕНЫ { $tables } стола.
}
admin-sound = Всё в порядке.
admin-tidied-gathering = Столы, ждавшие игроков: { $count }
admin-tidied-given-up = Партии, которые никто не продолжал и которые теперь брошены: { $count }
admin-tidied-abandoned = Брошенные партии: { $count }
admin-tidied-lessons = Прерванные обучения: { $count }
admin-tidied-finished = Законченные партии: { $count }
admin-tidied-guests = Гости: { $count }
admin-tidied-requests = Номера старых запросов: { $count }
admin-tidied-snapshots = Старые позиции: { $count }
admin-tidied-quotas = Истёкшие счётчики: { $count }
admin-tidied-sessions = Истёкшие сеансы: { $count }
admin-tidied-sources = Адреса за рейтинговыми столами, где игра окончена: { $count }
admin-tidied-receipts = Квитанции закрытых соединений: { $count }
admin-tidied = Всё это удалено.
admin-dry-run = Всё это было бы удалено; не удалено ничего.
admin-nothing-to-tidy = Убирать нечего.
cli-help-log = как писать журнал: {"text"} или {"json"}
