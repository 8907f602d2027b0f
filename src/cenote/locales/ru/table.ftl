table-status = { $mode ->
    [auction] Аукцион
   *[basic] Базовая игра
} · тайл { $number } из 36 · { $letter ->
    [none] стопка пуста
   *[other] следующая буква { $letter }
} · подсчёты { $rounds }/4
table-tiles = Плитки храмов
table-tiles-of = Осталось плиток храма со значением { $value }: { $left }
table-tiles-of-next = Осталось плиток со значением { $value }: { $left }

table-mine = { $phase ->
    [placing] Ваш ход: выложите тайл
    [bidding] Ваш ход: ставка или пас
    [picking] Ваш ход: выберите тайл
    [scoring] Ваш ход с подсчётом очков
   *[acting] Ваш ход
}
table-theirs = { $phase ->
    [placing] { $turn } выкладывает тайл…
    [bidding] { $turn } обдумывает ставку…
    [picking] { $turn } выбирает тайл…
    [scoring] { $turn } делает ход с подсчётом очков…
    [acting] Ходит { $turn }…
   *[other] Решает случай…
}
table-ahead = Вы планируете заранее
table-to-move = ходит
table-standby = заменяет бот
table-away = не в сети
table-left-workers = Рабочих в запасе: { $count }
table-left-leader = Начальник экспедиции: { $where ->
    [supply] в запасе
    [gone] вышел из игры
   *[other] на { $where }
}
table-left-camps = Осталось лагерей: { $count }
table-left-guards = Осталось охранников: { $count }
table-treasures-why = Столько очков дают эти сокровища: 1 за одно, 3 за пару, 6 за тройку
table-worth = сейчас +{ $points }
table-worth-why = Столько очков принесла бы эта позиция, если бы подсчёт был сейчас

table-hex = { $space } · { $kind ->
    [temple] Храм ценностью { $value }
    [treasure] { $wafers ->
        [0] Сокровищ больше нет
        [one] { $wafers } сокровище
        [few] { $wafers } сокровища
        [many] { $wafers } сокровищ
       *[other] { $wafers } сокровища
    }
    [volcano] Вулкан
    [base_camp] Базовый лагерь
   *[jungle] Джунгли
}
table-empty-space = { $space }: здесь ещё ничего нет.
table-hex-panel = Выбранный тайл
table-held = Храм удерживает { $seat }: сила { $most } против { $next }.
table-not-held = { $most ->
    [0] Здесь никого нет.
   *[other] Храм ничей: силы равны, по { $most }.
}
table-guarded = Храм до конца игры удерживает { $owner }: здесь стоит охранник.
table-standing = { $workers ->
    [0] начальник
    [one] { $leader ->
        [yes] { $workers } рабочий + начальник
       *[no] { $workers } рабочий
    }
    [few] { $leader ->
        [yes] { $workers } рабочих + начальник
       *[no] { $workers } рабочих
    }
    [many] { $leader ->
        [yes] { $workers } рабочих + начальник
       *[no] { $workers } рабочих
    }
   *[other] { $leader ->
        [yes] { $workers } рабочих + начальник
       *[no] { $workers } рабочих
    }
}
table-member = { $member ->
    [leader] Ваш начальник экспедиции на { $space }
   *[worker] Ваши рабочие на { $space }
}
table-walk-with = { $member ->
    [leader] Идёт начальник
   *[worker] Идёт рабочий
}
table-lit-walk = Путь туда стоит { $cost } { -ap }.
table-lit-place = Тайл можно выложить сюда.
table-choose-target = Теперь выберите один из подсвеченных тайлов.
table-tap-hex = Выберите тайл, чтобы узнать, что там можно сделать.

table-cost = { $cost } { -ap }
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
table-step-walk = { $member ->
    [leader] Начальник
   *[worker] Рабочий
} { $origin } → { $space }
table-step-travel = { $member ->
    [leader] Начальник
   *[worker] Рабочий
}: лагерь { $origin } → { $space }
table-step-enter = { $member ->
    [leader] Начальник на { $space }
   *[worker] Рабочий на { $space }
}
table-step-place = Тайл на { $space }
table-step-uncover = Расчистить { $space }
table-step-recover = Копать на { $space }
table-step-camp = Лагерь на { $space }
table-step-guard = Охранник на { $space }
table-step-exchange = Обмен ({ $other }): { $given } → { $taken }
table-step-bid = Ставка { $points }
table-step-pass = Пас
table-step-pick = Взять: { $hex }
table-step-end = Конец хода
table-do-enter = { $member ->
    [leader] Ввести начальника
   *[worker] Ввести рабочего
}
table-do-uncover = Расчистить уровень
table-do-recover = Откопать сокровище
table-do-camp = Основать лагерь
table-do-guard = Поставить охранника
table-swap = { $given } → { $taken }

table-placing-hint = Выберите одну из подсвеченных клеток.
table-placing-at = На { $space }. Нажмите ещё раз, чтобы повернуть тайл.
table-place-here = Выложить сюда
table-rotate = Повернуть по часовой стрелке
table-rotate-back = Повернуть против часовой стрелки

table-now = Что можно сделать
table-act-hint = Выберите свою фигурку, чтобы пойти, или тайл, чтобы узнать, что там можно сделать.
table-bring = { $member ->
    [leader] Ввести начальника
   *[worker] Ввести рабочего
} (1 { -ap }):
table-nothing-left = В этом ходу больше ничего сделать нельзя.

table-auction = Аукцион
table-on-offer = На торгах
table-pick-one = Выберите тайл
table-can-spend = очков: { $points }
table-had-turn = ход сделан
table-waits = ждёт
table-passed = пас
table-bids = { $bid ->
    [0] ещё торгуется
   *[other] ставка { $bid }
}
table-bid = Поставить { $points }
table-bid-more = На одно больше
table-bid-less = На одно меньше
table-pass = Пас

table-turn-bar = Ваш ход
table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
table-plan = Ваш план
table-take-out = Убрать: { $step }
table-fallen = Сейчас не получится: { $steps }.
table-drop-fallen = Забыть эти шаги
table-undo = Отменить
table-take-back = Взять назад
table-start-over = Заново
table-commit = Сыграть
table-commit-end = Сыграть и завершить
table-commit-reveal = Сыграть без отмены
table-end-turn = { $lost ->
    [0] Завершить ход
   *[other] Завершить ход (−{ $lost } { -ap })
}
table-plan-ahead = Спланировать ход
table-stop-ahead = Прервать план
table-skip = Пропустить
table-trouble = Не получилось. Попробуйте ещё раз.
table-trouble-stale = Тем временем кое-что произошло: план проверен заново.
table-trouble-nothing-to-plan = Сейчас нечего планировать.
table-trouble-open-choice = Этот выбор ещё не закончен.
table-trouble-unknown-action = Такого действия нет.
table-trouble-unknown-message = Сервер не понял эту страницу. Обновите её.
table-trouble-nothing-to-undo = Отменять нечего.
table-trouble-not-running = Эта партия больше не идёт.
table-trouble-plan-ends = Дальше решает случай: этот шаг должен быть в плане последним.

table-scoring = { $final ->
    [yes] Заключительный этап подсчёта очков
   *[no] Этап подсчёта очков № { $number }
}
table-scoring-hint = Каждый делает ход на 10 { -ap } без тайла, а в конце хода считает очки.
table-over = Игра окончена
table-won = { $count ->
    [1] Победа: { $winners }!
   *[other] Общая победа: { $winners }!
}
table-rematch = Реванш
table-rematch-open = К реваншу
table-home = На главную
table-record = Скачать протокол
table-fair = Протокол раскрывает зерно всех случайных событий. Оно должно соответствовать этому отпечатку, опубликованному до партии:

table-log = Что произошло
table-log-empty = Пока ничего не произошло.
table-undone = { $seat } отменяет свои последние действия.
table-missed = С моего прошлого хода
table-missed-nothing = С вашего прошлого хода ничего не произошло.
table-earlier = Назад
table-later = Вперёд

table-offline = Связь потеряна. Пробуем ещё раз…
table-frozen = С начала этой партии правила изменились. Её можно скачать, но не продолжить.
table-abandoned = Эта партия прервана.
table-watching = Вы наблюдаете за игрой.
table-pass-screen = Передайте экран. Теперь ходит { $seat }.

table-board = Игровое поле
table-zoom-in = Приблизить
table-zoom-out = Отдалить
table-zoom-fit = Показать всё поле
table-sheets = Под полем
table-sheet-actions = Действия
table-sheet-players = Игроки
table-sheet-log = Журнал
table-as-text = Текстом
table-text-caption = Поле словами
table-text-hex = Тайл
table-text-holder = Кто удерживает
table-text-standing = Что там стоит
table-keys = Горячие клавиши
table-key-rotate = повернуть тайл (с Shift — в другую сторону)
table-key-place = выложить тайл, как показано
table-key-undo = отменить один шаг
table-key-commit = сыграть план
table-key-end = завершить ход
table-key-deselect = снять выбор
table-key-zoom = приблизить, отдалить, всё поле
table-signs = Значки и клавиши
table-sign-workers = рабочие в запасе
table-sign-leader = где стоит начальник экспедиции; прочерк, если его нет на поле
table-sign-camps = лагеря, которые ещё можно основать
table-sign-guards = охранники, которых ещё можно поставить
table-sign-tiles = оставшиеся плитки храмов по ценности
table-sign-flag = на храме: кто удерживает его сейчас

table-leave = Выйти
table-leave-sure = За вас доиграет бот, и вернуться на это место будет нельзя. Если никого не останется, партия прекратится.
table-stay = Остаться
