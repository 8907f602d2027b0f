-ap = ОД

tikal-word-amulet = амулет
tikal-word-bowl = чаша
tikal-word-crown = корона
tikal-word-dagger = кинжал
tikal-word-flute = флейта
tikal-word-idol = идол
tikal-word-mirror = зеркало
tikal-word-skull = череп

tikal-hex = { $kind ->
    [temple] храм ценностью { $value }
    [treasure] { $value ->
        [one] тайл с { $value } сокровищем
        [few] тайл с { $value } сокровищами
        [many] тайл с { $value } сокровищами
       *[other] тайл с { $value } сокровищами
    }
    [volcano] вулкан
   *[jungle] джунгли
}

tikal-drawn = { $shown ->
    [yes] На торгах: { tikal-hex } ({ $hexagon }).
   *[no] { $seat } берёт из стопки { tikal-hex } ({ $hexagon }).
}
tikal-placed = { $seat } выкладывает { tikal-hex } на { $space }.
tikal-removed = Положить некуда: { tikal-hex } ({ $hexagon }). Тайл выходит из игры.
tikal-entered = { $seat } выставляет { $member ->
    [leader] начальника экспедиции
   *[worker] рабочего
} на { $space }.
tikal-travelled = { $seat }: { $member ->
    [leader] начальник экспедиции
   *[worker] рабочий
} отправляется из лагеря { $origin } в лагерь { $space }.
tikal-walked = { $seat }: { $member ->
    [leader] начальник экспедиции
   *[worker] рабочий
} идёт с { $origin } на { $space } ({ $cost } { -ap }).
tikal-uncovered = { $seat } расчищает храм на { $space }: ценность теперь { $value }.
tikal-recovered = { $seat } откапывает сокровище на { $space } ({ $left ->
    [0] больше там ничего нет
    [1] там осталось ещё одно
   *[other] там осталось ещё { $left }
}).
tikal-found = { $seat } находит сокровище: { $treasure-word } ({ $held ->
    [1] первое такое
    [2] теперь пара
   *[other] теперь тройка
}, +{ $gained }).
tikal-exchanged = Обмен: { $seat } отдаёт «{ $given-word }», { $other } отдаёт «{ $taken-word }».
tikal-camped = { $seat } основывает лагерь на { $space }.
tikal-guarded = { $seat }: { $leader ->
    [yes] начальник экспедиции
   *[no] рабочий
} становится охранником храма ценностью { $value } на { $space }{ $left ->
    [0] .
    [one] ; ещё { $left } участник экспедиции выходит из игры.
    [few] ; ещё { $left } участника экспедиции выходят из игры.
    [many] ; ещё { $left } участников экспедиции выходят из игры.
   *[other] ; ещё { $left } участника экспедиции выходят из игры.
}
tikal-turn-ended = { $seat } завершает ход{ $lost ->
    [0] .
   *[other] , не потратив { $lost } { -ap }.
}
tikal-offered = { $seat } ставит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
tikal-passed = { $seat } пасует.
tikal-auction-won = { $price ->
    [0] Ставок нет: { $seat } получает ход бесплатно.
    [one] { $seat } выигрывает торги и платит { $price } очко.
    [few] { $seat } выигрывает торги и платит { $price } очка.
    [many] { $seat } выигрывает торги и платит { $price } очков.
   *[other] { $seat } выигрывает торги и платит { $price } очка.
}
tikal-taken = { $seat } берёт { tikal-hex } ({ $hexagon }){ $last ->
    [yes] {" "}— последний тайл раунда, бесплатно.
   *[no] .
}
tikal-scoring-began = { $final ->
    [yes] Заключительный этап подсчёта очков. Начинает { $seat }.
   *[no] Извержение вулкана! Этап подсчёта очков № { $number }. Начинает { $seat }.
}
tikal-scored = { $seat } получает { $gained ->
    [one] { $gained } очко
    [few] { $gained } очка
    [many] { $gained } очков
   *[other] { $gained } очка
} ({ $temples ->
    [none] храмов нет
   *[other] храмы: { $temples }
}; сокровища: { $treasures }). Всего: { $total }.
tikal-game-over = Игра окончена. Победа: { $winners } (счёт: { $scores }).

tikal-T13-2 = Игра окончена.
tikal-T2-2 = { $why ->
    [gone] Тайла { $hex } в стопке уже нет.
    [letter] Следующий тайл — с буквой { $letter }.
   *[chance] Следующий тайл приходит из стопки, его никто не выбирает.
}
tikal-T7-1 = { $why ->
    [exhausted] Таких сокровищ больше не осталось.
   *[chance] Какое сокровище откроется, решает случай, его никто не выбирает.
}
tikal-T3-1 = { $why ->
    [turn] Сейчас ходит { $turn }.
   *[phase] { $phase ->
        [acting] В этом ходу тайл уже выложен.
        [placing] Сначала выложите тайл.
       *[other] Сейчас тайлы не берут.
    }
}
tikal-T3-2 = Завершить ход можно, только когда тайл выложен.
tikal-T12-2 = { $why ->
    [turn] Сейчас ход с подсчётом очков делает { $turn }.
   *[phase] Во время хода с подсчётом очков тайлы не выкладывают.
}
tikal-T4-1 = { $why ->
    [occupied] На { $space } уже лежит тайл.
    [apart] Клетка { $space } не граничит ни с одним тайлом.
   *[same] { $turns ->
        [0] Точно так же тайл лежит без поворота.
        [one] Точно так же тайл выглядит после { $turns } поворота по часовой стрелке.
        [few] Точно так же тайл выглядит после { $turns } поворотов по часовой стрелке.
        [many] Точно так же тайл выглядит после { $turns } поворотов по часовой стрелке.
       *[other] Точно так же тайл выглядит после { $turns } поворотов по часовой стрелке.
    }
}
tikal-T4-2 = В таком положении к тайлу на { $space } не ведёт ни один камушек.
tikal-T15-5 = В таком положении камушки ведут к тайлу на { $space } только через вулкан.
tikal-T5-1 = { $why ->
    [action-points] Чтобы выставить участника экспедиции, нужно { $cost } { -ap }, а осталось { $left }.
    [no-camp] Выставлять участников экспедиции можно только в базовый лагерь или в свои лагеря; { $space } не подходит.
   *[supply] { $member ->
        [leader] Вашего начальника экспедиции нет в запасе.
       *[worker] У вас в запасе не осталось рабочих.
    }
}
tikal-T15-4 = На { $space } стоит чужой лагерь, владелец: { $owner }.
tikal-T5-2 = { $why ->
    [action-points] Чтобы перейти из лагеря в лагерь, нужно { $cost } { -ap }, а осталось { $left }.
    [no-camp] Так можно переходить только между базовым лагерем и своими лагерями; { $space } не подходит.
   *[nobody-there] { $member ->
        [leader] Вашего начальника экспедиции нет на { $space }.
       *[worker] На { $space } нет ваших рабочих.
    }
}
tikal-T5-3 = { $why ->
    [action-points] Этот путь стоит { $cost } { -ap }, а осталось { $left }.
    [apart] { $space } не соседствует с тайлом, с которого вы уходите.
    [empty] На { $space } ещё нет тайла.
    [volcano] На { $space } вулкан, туда идти нельзя.
    [no-stones] С { $origin } на { $space } не ведёт ни один камушек.
   *[nobody-there] { $member ->
        [leader] Вашего начальника экспедиции нет на { $space }.
       *[worker] На { $space } нет ваших рабочих.
    }
}
tikal-T5-4 = { $why ->
    [action-points] Чтобы расчистить уровень, нужно { $cost } { -ap }, а осталось { $left }.
   *[no-temple] На { $space } нет храма.
}
tikal-T6-2 = Жетонов храма со значением { $value } больше не осталось.
tikal-T6-3 = В этом ходу вы уже расчистили два уровня храма на { $space }.
tikal-T6-4 = { $needs ->
    [1] Чтобы расчистить уровень, на тайле нужен ваш участник экспедиции, а там никого из ваших нет.
   *[other] Чтобы расчистить второй уровень за ход, на тайле должно быть не меньше { $needs } ваших участников экспедиции, а их там { $has }.
}
tikal-T6-5 = Этот храм охраняет { $owner }: его ценность больше не меняется.
tikal-T5-5 = { $why ->
    [action-points] Чтобы откопать сокровище, нужно { $cost } { -ap }, а осталось { $left }.
    [no-treasure] На { $space } нет тайла с сокровищами.
    [empty] На { $space } не осталось сокровищ.
   *[phase] Сейчас никто не откапывает сокровище.
}
tikal-T7-2 = В этом ходу вы уже откопали два сокровища на { $space }.
tikal-T7-3 = { $needs ->
    [1] Чтобы откопать сокровище, на тайле нужен ваш участник экспедиции, а там никого из ваших нет.
   *[other] Чтобы откопать второе сокровище за ход, на тайле должно быть не меньше { $needs } ваших участников экспедиции, а их там { $has }.
}
tikal-T5-6 = { $why ->
    [action-points] Чтобы обменять сокровища, нужно { $cost } { -ap }, а осталось { $left }.
    [own] Нельзя меняться сокровищами с самим собой.
   *[no-seat] Место { $number } никем не занято.
}
tikal-T8-1 = Меняться можно только одиночными сокровищами, { $held ->
    [0] а такого ({ $treasure-word }) у игрока { $owner } нет.
   *[other] а таких ({ $treasure-word }) у игрока { $owner } { $held }.
}
tikal-T8-3 = Если отдать и взять сокровище одного вида, ничего не изменится.
tikal-T5-7 = Чтобы основать лагерь, нужно { $cost } { -ap }, а осталось { $left }.
tikal-T9-1 = { $why ->
    [wafers-left] На { $space } ещё лежат сокровища ({ $wafers }).
   *[terrain] Лагерь основывают в джунглях или там, где откопаны все сокровища; { $space } не подходит.
}
tikal-T9-2 = { $why ->
    [taken] Здесь уже стоит лагерь, владелец: { $owner }.
   *[both-camps] Вы уже основали оба своих лагеря.
}
tikal-T15-1 = За этим столом, чтобы основать лагерь, на { $space } должен стоять ваш участник экспедиции.
tikal-T5-8 = { $why ->
    [action-points] Чтобы поставить охранника, нужно { $cost } { -ap }, а осталось { $left }.
   *[no-temple] На { $space } нет храма.
}
tikal-T10-1 = Чтобы поставить охранника, нужна наибольшая сила на тайле: у вас { $mine }, у сильнейшего соперника { $theirs }.
tikal-T10-2 = { $why ->
    [taken] Этот храм уже охраняет { $owner }.
   *[both-guards] Вы уже поставили обоих своих охранников.
}
tikal-T14-1 = В базовой игре торгов нет.
tikal-T14-2 = { $why ->
    [turn] В этом раунде сейчас ходит { $turn }.
   *[phase] Сейчас тайлы на торги не выставляют.
}
tikal-T14-3 = { $why ->
    [turn] Сейчас ставку делает { $turn }.
    [too-low] Ставка должна быть больше { $highest }.
   *[phase] { $phase ->
        [bidding] Сейчас нужно сделать ставку или спасовать.
       *[other] Сейчас торгов нет.
    }
}
tikal-T14-4 = { $why ->
    [turn] Сейчас выбирает { $turn }.
    [not-shown] Тайл { $hex } не выставлен на торги.
   *[phase] { $phase ->
        [picking] Сейчас нужно выбрать один из выставленных тайлов.
       *[other] Сейчас тайлы не выбирают.
    }
}
tikal-T14-5 = { $why ->
    [turn] Первым был пас игрока { $turn }: он и выбирает, бесплатно.
    [not-shown] Тайл { $hex } не выставлен на торги.
   *[phase] Все спасовали: сейчас нужно бесплатно выбрать один из выставленных тайлов.
}
tikal-T14-6 = Последний игрок раунда не торгуется и не выбирает, а берёт последний тайл.
tikal-T15-7 = Поставить { $bid } нельзя: у вас только { $score ->
    [one] { $score } очко.
    [few] { $score } очка.
    [many] { $score } очков.
   *[other] { $score } очка.
}

tikal-status = { $phase ->
    [over] Игра окончена.
    [placing] { $turn } выкладывает тайл.
    [bidding] { $turn } решает, делать ли ставку.
    [picking] { $turn } выбирает тайл.
    [scoring] { $turn } делает ход с подсчётом очков: осталось { $ap } { -ap }.
    [acting] { $turn } выполняет действия: осталось { $ap } { -ap }.
   *[other] Сейчас решает случай.
} { $letter ->
    [none] Стопка пуста.
   *[other] Следующий тайл — с буквой { $letter }; { $left ->
        [one] остался { $left } тайл.
        [few] осталось { $left } тайла.
        [many] осталось { $left } тайлов.
       *[other] осталось { $left } тайла.
    }
}
tikal-hand = Выложить нужно (камушки по часовой стрелке, начиная сверху): { $face }.
tikal-shown = На торгах (камушки по часовой стрелке, начиная сверху): { $hexes }. { $bid ->
    [0] Ставок пока нет.
   *[other] Наибольшая ставка: { $bid }.
}

tikal-group-end = Завершить ход
tikal-group-place = Выложить тайл
tikal-group-enter = Выставить участника экспедиции
tikal-group-travel = Перейти из лагеря в лагерь
tikal-group-walk = Идти
tikal-group-uncover = Расчистить уровень
tikal-group-recover = Откопать сокровище (отменить будет нельзя)
tikal-group-exchange = Обменять сокровища
tikal-group-camp = Основать лагерь
tikal-group-guard = Поставить охранника
tikal-group-pass = Пас
tikal-group-bid = Сделать ставку
tikal-group-pick = Выбрать тайл

tikal-column-player = Игрок
tikal-column-temples = Храмы
tikal-column-treasures = Сокровища
tikal-column-gained = Получено
tikal-column-total = Всего

tikal-told-hex = { $space }: { $kind ->
    [temple] храм ценностью { $value }.
    [treasure] { $wafers ->
        [0] тайл с сокровищами, уже пустой.
        [one] { $wafers } сокровище.
        [few] { $wafers } сокровища.
        [many] { $wafers } сокровищ.
       *[other] { $wafers } сокровища.
    }
    [jungle] джунгли.
    [volcano] вулкан.
   *[base_camp] базовый лагерь.
}
tikal-told-guard = Храм охраняет { $owner }.
tikal-told-camp = Владелец лагеря: { $owner }.
tikal-told-members = { $seat }: { $workers ->
    [0] начальник экспедиции.
    [one] { $leader ->
        [yes] { $workers } рабочий и начальник экспедиции.
       *[no] { $workers } рабочий.
    }
    [few] { $leader ->
        [yes] { $workers } рабочих и начальник экспедиции.
       *[no] { $workers } рабочих.
    }
    [many] { $leader ->
        [yes] { $workers } рабочих и начальник экспедиции.
       *[no] { $workers } рабочих.
    }
   *[other] { $leader ->
        [yes] { $workers } рабочего и начальник экспедиции.
       *[no] { $workers } рабочего.
    }
}
tikal-told-paths = Пути и камушки: { $paths }.

tikal-legend = T — храм и его ценность, $ — сокровища, ♣ — джунгли, ^^ — вулкан, ⌂⌂ — базовый лагерь, ⌂ — лагерь, ! — охранник, ♛ — начальник экспедиции, число после фигуры — рабочие. Числа на границах — камушки: столько стоит переход.
tikal-legend-actions = place КЛЕТКА ПОВОРОТЫ: повернуть тайл по часовой стрелке от 0 до 5 раз.

tikal-unfit-own-only = в «Тикал» играют только с его собственными компонентами.
