tikal-table-mode = { $mode ->
    [auction] Аукцион
   *[basic] Базовая игра
}
tikal-table-status = { tikal-table-mode } · тайл { $number } из 36 · { $letter ->
    [none] стопка пуста
   *[other] следующая буква { $letter }
} · подсчёты { $rounds } из 4
tikal-table-tiles = Жетоны храмов
tikal-table-tiles-of = Осталось жетонов храма со значением { $value }: { $left }
tikal-table-tiles-of-next = Осталось жетонов со значением { $value }: { $left }

tikal-table-mine = { $phase ->
    [placing] Ваш ход: выложите тайл
    [bidding] Ваш ход: ставка или пас
    [picking] Ваш ход: выберите тайл
    [scoring] Ваш ход с подсчётом очков
   *[acting] Ваш ход
}
tikal-table-theirs = { $phase ->
    [placing] { $turn } выкладывает тайл…
    [bidding] { $turn } обдумывает ставку…
    [picking] { $turn } выбирает тайл…
    [scoring] { $turn } делает ход с подсчётом очков…
    [acting] Ходит { $turn }…
   *[other] Решает случай…
}
tikal-table-left-workers = Рабочих в запасе: { $count }
tikal-table-left-leader = Начальник экспедиции: { $where ->
    [supply] в запасе
    [gone] вышел из игры
   *[other] на { $where }
}
tikal-table-left-camps = Осталось лагерей: { $count }
tikal-table-left-guards = Осталось охранников: { $count }
tikal-table-treasures-why = Столько очков дают эти сокровища: 1 за одно, 3 за пару, 6 за тройку
tikal-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
tikal-table-worth = сейчас +{ $points }
tikal-table-worth-why = Столько очков принесла бы эта позиция, если бы подсчёт был сейчас

tikal-table-hex = { $space }: { $kind ->
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
tikal-table-empty-space = { $space }: здесь ещё ничего нет.
tikal-table-hex-panel = Выбранный тайл
tikal-table-held = Храм удерживает { $seat }: сила { $most } против { $next }.
tikal-table-you-hold = Храм удерживаете вы: сила { $most } против { $next }.
tikal-table-you-guard = Храм до конца игры удерживаете вы: здесь стоит ваш охранник.
tikal-table-your-camp = Ваш лагерь.
tikal-table-not-held = { $most ->
    [0] Здесь никого нет.
   *[other] Храм ничей: силы равны, по { $most }.
}
tikal-table-guarded = Храм до конца игры удерживает { $owner }: здесь стоит охранник.
tikal-table-standing = { $workers ->
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
tikal-table-member = { $member ->
    [leader] Ваш начальник экспедиции на { $space }
   *[worker] Ваши рабочие на { $space }
}
tikal-table-walk-with = { $member ->
    [leader] Идёт начальник
   *[worker] Идёт рабочий
}
tikal-table-lit-walk = Путь туда стоит { $cost } { -ap }.
tikal-table-lit-place = Тайл можно выложить сюда.
tikal-table-choose-target = Теперь выберите один из подсвеченных тайлов.
tikal-table-tap-hex = Выберите тайл, чтобы узнать, что там можно сделать.

tikal-table-cost = { $cost } { -ap }
tikal-table-step-walk = { $member ->
    [leader] Начальник
   *[worker] Рабочий
} { $origin } → { $space }
tikal-table-step-travel = { $member ->
    [leader] Начальник
   *[worker] Рабочий
}: лагерь { $origin } → { $space }
tikal-table-step-enter = { $member ->
    [leader] Начальник на { $space }
   *[worker] Рабочий на { $space }
}
tikal-table-step-place = Тайл на { $space }
tikal-table-step-uncover = Расчистить { $space }
tikal-table-step-recover = Сокровище на { $space }
tikal-table-step-camp = Лагерь на { $space }
tikal-table-step-guard = Охранник на { $space }
tikal-table-step-exchange = Обмен ({ $other }): { $given } → { $taken }
tikal-table-step-bid = Ставка { $points }
tikal-table-step-pass = Пас
tikal-table-step-pick = Взять: { $hex }
tikal-table-step-end = Конец хода
tikal-table-do-enter = { $member ->
    [leader] Выставить начальника
   *[worker] Выставить рабочего
}
tikal-table-do-uncover = Расчистить уровень
tikal-table-do-recover = Откопать сокровище
tikal-table-do-camp = Основать лагерь
tikal-table-do-guard = Поставить охранника
tikal-table-leaves = { $count ->
    [one] Ещё { $count } участник экспедиции выйдет из игры
    [few] Ещё { $count } участника экспедиции выйдут из игры
    [many] Ещё { $count } участников экспедиции выйдут из игры
   *[other] Ещё { $count } участника экспедиции выйдут из игры
}
tikal-table-swap = { $given } → { $taken }

tikal-table-placing-hint = Выберите одну из подсвеченных клеток.
tikal-table-placing-fits = Тайл можно положить на { $spaces }.
tikal-table-placing-at = На { $space }. Нажмите ещё раз, чтобы повернуть тайл.
tikal-table-place-here = Выложить сюда
tikal-table-rotate = Повернуть по часовой стрелке
tikal-table-rotate-back = Повернуть против часовой стрелки

tikal-table-act-hint = Выберите свою фигурку, чтобы пойти, или тайл, чтобы узнать, что там можно сделать.
tikal-table-bring-in = { $member ->
    [leader] Выставить начальника на { $space }
   *[worker] Выставить рабочего на { $space }
}
tikal-table-nothing-left = В этом ходу больше ничего сделать нельзя.

tikal-table-auction = Аукцион
tikal-table-on-offer = На торгах
tikal-table-pick-one = Выберите тайл
tikal-table-can-spend = очков: { $points }
tikal-table-had-turn = ход сделан
tikal-table-waits = ждёт
tikal-table-passed = пас
tikal-table-bids = { $bid ->
    [0] ещё торгуется
   *[other] ставка { $bid }
}
tikal-table-bid = Поставить { $points }
tikal-table-bid-more = На одно больше
tikal-table-bid-less = На одно меньше
tikal-table-pass = Пас

tikal-table-ap = { $planned ->
    [yes] { $before } → { $left } { -ap }
   *[no] { $left } { -ap }
}
tikal-table-commit-end = Сыграть и завершить
tikal-table-end-confirm = Точно? Пропадёт { $lost } { -ap }
tikal-table-end-draws = В конце хода вытягивают следующий тайл. После этого ход уже не вернуть.
tikal-table-end-turn = { $lost ->
    [0] Завершить ход
   *[other] Завершить ход (−{ $lost } { -ap })
}

tikal-table-scoring = { $final ->
    [yes] Заключительный этап подсчёта очков
   *[no] Этап подсчёта очков № { $number }
}
tikal-table-scoring-hint = Каждый делает ход на 10 { -ap } без тайла, а в конце хода считает очки.

tikal-table-text-caption = Поле словами
tikal-table-text-hex = Тайл
tikal-table-text-holder = Кто удерживает
tikal-table-text-standing = Что там стоит
tikal-table-key-rotate = повернуть тайл (с Shift — в другую сторону)
tikal-table-key-place = выложить тайл, как показано
tikal-table-key-end = завершить ход
tikal-table-sign-workers = рабочие в запасе
tikal-table-sign-leader = где стоит начальник экспедиции; прочерк, если его нет на поле
tikal-table-sign-camps = лагеря, которые ещё можно основать
tikal-table-sign-guards = охранники, которых ещё можно поставить
tikal-table-sign-tiles = оставшиеся жетоны храмов по ценности
tikal-table-sign-flag = на храме: кто удерживает его сейчас
tikal-table-count = Тайл { $number }/36
tikal-table-sign-worth = «сейчас стоит 5»: сколько очков эта позиция принесла бы при подсчёте прямо сейчас
tikal-table-sign-letter = «далее буква B»: стопка разложена по буквам от A до G; на следующем тайле будет эта
tikal-table-sign-spaces = a1–h5: названия клеток, слева направо и сверху вниз
tikal-table-sign-fair = «Доказуемо честно»: никто не мог выбрать, что будет вытянуто, и после партии это можно проверить
tikal-table-brief = Тайл { $number }/36 · { $letter ->
    [none] стопка пуста
   *[other] далее буква { $letter }
}
tikal-table-hex-short = { $kind ->
    [temple] храм { $value }
    [treasure] { $value ->
        [one] { $value } сокровище
        [few] { $value } сокровища
        [many] { $value } сокровищ
       *[other] { $value } сокровища
    }
    [volcano] вулкан
   *[jungle] джунгли
}
tikal-column-round = { $final ->
    [yes] Последний подсчёт
   *[no] Подсчёт № { $number }
}
