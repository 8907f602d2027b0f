table-ahead = Вы планируете заранее
table-to-move = ходит
table-standby = заменяет бот
table-away = не в сети

table-cost = стоит { $cost }
table-gain = { $more ->
    [yes] +{ $points }
   *[no] −{ $points }
} { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
table-no-way-back = отменить будет нельзя

table-now = Что можно сделать

table-turn-bar = Ход
table-waiting-for = Ждём: { $names }…
table-plan = Ваш план
table-take-out = Убрать: { $step }
table-fallen = Сейчас не получится: { $steps }.
table-drop-fallen = Отбросить эти шаги
table-undo = Отменить
table-take-back = Взять ход назад
table-start-over = Заново
table-commit = Сыграть
table-commit-reveal = Сыграть без отмены
table-play-so-far = Сыграть до этого места
table-take-back-why = Отменяет сыгранное; шаги вернутся в ваш план
table-take-back-none = Сейчас возвращать нечего. Когда что-то вытянуто, всё сделанное до этого остаётся.
table-then = Потом: { $steps }
table-dropped = { $count ->
    [one] { $count } нажатие осталось без ответа. Посмотрите на стол и попробуйте ещё раз.
    [few] { $count } нажатия остались без ответа. Посмотрите на стол и попробуйте ещё раз.
   *[many] { $count } нажатий остались без ответа. Посмотрите на стол и попробуйте ещё раз.
}
table-plan-ahead = Спланировать ход
table-stop-ahead = Прервать план
table-skip = Пропустить
table-trouble = Не получилось. Попробуйте ещё раз.
table-trouble-stale = Тем временем кое-что произошло: план проверен заново.
table-trouble-overtaken = Тем временем за вас сыграли другое: план отменён.
table-trouble-nothing-to-plan = Сейчас нечего планировать.
table-trouble-open-choice = Этот выбор ещё не закончен.
table-trouble-unknown-action = Такого действия нет.
table-trouble-unknown-message = Сервер не понял эту страницу. Обновите её.
table-trouble-nothing-to-undo = Отменять нечего.
table-trouble-too-many-undos = С последней раздачи вы брали ходы назад уже { $most } раз. Теперь сыгранное остаётся сыгранным.
table-trouble-not-running = Эта партия больше не идёт.
table-trouble-plan-ends = Дальше решает случай: этот шаг должен быть в плане последним.

table-over = Игра окончена
table-ended-early = Игра прервана раньше срока
table-won = { $count ->
    [1] Победа: { $winners }!
   *[other] Общая победа: { $winners }!
}
table-won-you = Победа за вами!
table-rematch = Реванш
table-rematch-open = К реваншу
table-home = На главную
table-record = Скачать протокол

table-log = Что произошло
table-log-empty = Пока ничего не произошло.
table-log-you = Вы
table-log-earlier = Более ранние события — в журнале.
table-you-won = Игра окончена. Вы победили{ $others ->
    [none] {""}
   *[other] {" "}вместе с другими: { $others }
} (счёт: { $scores }).
table-log-more = Показать прошлые ходы
table-log-undone = Последние действия отменены
table-undone = { $seat } отменяет свои последние действия.
table-missed = С моего прошлого хода

table-offline = Связь потеряна. Пробуем ещё раз…
table-try-now = Попробовать сейчас
table-frozen = С начала этой партии правила изменились. Её можно скачать, но не продолжить.
table-abandoned = Эта партия прервана.
table-watching = Вы наблюдаете за игрой.
table-pass-screen = Передайте экран. Теперь ходит { $seat }.
table-show = { $seat } здесь: показать стол

table-board = Игровое поле
table-zoom-in = Приблизить
table-zoom-out = Отдалить
table-zoom-fit = Показать всё поле
table-sheets = Под полем
table-sheet-actions = Действия
table-sheet-players = Игроки
table-sheet-log = Журнал
table-as-text = Текстом
table-keys = Горячие клавиши
table-key-undo = отменить один шаг или взять назад сыгранное
table-key-commit = сыграть план
table-key-deselect = снять выбор
table-key-zoom = приблизить, отдалить, всё поле
table-key-area = следующая область: поле, действия, ход, журнал
table-signs = Значки и клавиши


table-pace = Как быстро показывать ходы
table-pace-shown = Скорость: { $pace ->
    [slow] медленно
    [fast] быстро
    [none] нет
   *[normal] обычно
}
table-pace-option = { $pace ->
    [slow] медленно
    [fast] быстро
    [none] не показывать: только итог
   *[normal] обычно
}
