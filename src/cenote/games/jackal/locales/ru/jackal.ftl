jackal-word-H = стрелка влево-вправо
jackal-word-V = стрелка вверх-вниз
jackal-word-X = стрелка на четыре стороны
jackal-word-K = конь
jackal-word-F = чёрный флаг
jackal-word-P = пиратская карта
jackal-word-M = чёрная метка

jackal-card-dealt = { $card ->
    [none] { $seat } получает карту из колоды.
   *[other] { $seat } получает карту из колоды: { $card-word }.
}
jackal-market-filled = Новая карта на рынке: { $card-word }.
jackal-island-shown = Показался остров «{ $name }» ({ $island }).
jackal-announced = { $lands ->
    [yes] { $seat } высаживается.
   *[no] { $seat } пасует и берёт две карты.
}
jackal-market-taken = { $seat } берёт с рынка: { $card-word }.
jackal-deck-taken = { $seat } берёт карту из колоды.
jackal-card-laid = { $seat } выкладывает: { $card-word }.
jackal-route-ready = { $seat }: «готов».
jackal-mark-aimed = { $seat } готовит чёрную метку. Её получит { $other }.
jackal-throws-ready = { $seat }: решение о чёрных метках принято.
jackal-mark-thrown = { $seat } бросает чёрную метку. Её получает { $other }: +1 шаг.
jackal-card-kept = { $card ->
    [none] { $seat } оставляет себе карту.
   *[other] { $seat } оставляет себе: { $card-word }.
}
jackal-packs-passed = Наборы переходят налево; { $left ->
    [0] драфт окончен
    [one] последняя карта остаётся без выбора
    [few] в каждом осталось { $left } карты
    [many] в каждом осталось { $left } карт
   *[other] в каждом осталось { $left } карты
}.
jackal-route-opened = { $seat } открывает { $route ->
    [none] пустой маршрут
   *[other] маршрут { $route }
}{ $reaches ->
    [yes] .
   *[no] : до сундука он не доходит.
}
jackal-went = { $seat } идёт на { $cell }.
jackal-chest-reached = { $seat } добирается до сундука на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} ({ $cell }) за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}{ $marks ->
    [0] .
    [one] {" "}и ещё { $marks } за чёрную метку.
    [few] {" "}и ещё { $marks } за чёрные метки.
    [many] {" "}и ещё { $marks } за чёрные метки.
   *[other] {" "}и ещё { $marks } за чёрные метки.
}
jackal-better-route = { $seat }: был путь к сундуку ({ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $cell }) за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}: { $route }.
jackal-gold-taken = { $seat } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}{ $extra ->
    [yes] {" "}на дополнительном острове.
   *[no] {" "}(всего { $total }).
}
jackal-island-left = Остров «{ $name }» позади (сыграно островов: { $number }).
jackal-extra-island = Золота поровну: { $winners }. Всё решит ещё один остров.
jackal-game-over = Игра окончена. Победа: { $winners } (монеты: { $scores }).

jackal-J8-4 = Игра окончена.
jackal-J8-10 = Игра окончена.
jackal-J2-2 = { $why ->
    [no-card] Таких карт в колоде не осталось.
    [chance] Карты приходят из колоды, их никто не выбирает.
   *[phase] { $phase ->
        [dealing] Сейчас раздают карты.
       *[other] Сейчас карт не раздают.
    }
}
jackal-J2-3 = { $why ->
    [chance] Острова открывает случай, их никто не выбирает.
   *[phase] { $phase ->
        [showing] Сейчас открывают остров.
       *[other] Сейчас островов не открывают.
    }
}
jackal-J8-3 = Острова { $island } среди оставшихся нет.
jackal-J8-7 = { $why ->
    [already-kept] Вы уже оставили себе карту; остальные ещё выбирают.
    [no-card] В вашем наборе нет такой карты ({ $card-word }).
   *[phase] Сейчас каждый оставляет себе одну карту из набора.
}
jackal-J3-1 = { $why ->
    [turn] Сейчас решение объявляет { $turn }.
   *[phase] Сейчас нужно сказать «пас» или «высаживаюсь».
}
jackal-J3-2 = { $why ->
    [turn] Сейчас карты берёт { $turn }.
    [no-card] На рынке нет такой карты ({ $card-word }).
   *[phase] Сначала возьмите две карты: с рынка или из колоды.
}
jackal-J3-4 = Кто сказал «пас», на этом острове маршрут не строит.
jackal-J4-1 = { $why ->
    [no-card] У вас на руке нет такой карты ({ $card-word }).
   *[phase] Сейчас выкладывают маршруты.
}
jackal-J4-2 = Вы сказали «готов»: маршрут больше нельзя менять.
jackal-J4-3 = { $why ->
    [mark-in-route] Чёрная метка не может входить в маршрут.
   *[flag-not-first] Чёрный флаг может быть только первой картой маршрута.
}
jackal-J5-1 = { $why ->
    [nobody] Нет никого, кому вы могли бы бросить метку.
    [is-done] Вы уже приняли решение о метках.
    [target] Метку бросают только другому игроку, и только тому, кто высадился.
    [no-marks] У вас нет чёрной метки.
   *[phase] Сейчас бросают чёрные метки.
}
jackal-J8-5 = На дополнительном острове играют только те, у кого монет поровну.
jackal-J9-5 = За этим столом метки бросают только те, кто высадился.
jackal-J6-1 = { $why ->
    [turn] Сейчас идёт { $turn }.
   *[phase] Сейчас открывают и проходят маршруты.
}
jackal-J6-3 = Следующая карта туда не ведёт ({ $card-word }).
jackal-J6-4 = Следующая карта — конь: он ходит, как в шахматах.
jackal-J6-5 = Ход не может закончиться в море.
jackal-J6-7 = Чтобы войти в джунгли на { $cell }, прямо перед картой движения должна лежать пиратская карта.
jackal-J6-8 = Чтобы добраться до закопанного сундука на { $cell }, прямо перед картой движения должна лежать пиратская карта.
jackal-J6-10 = { $why ->
    [exit-first] Сначала выберите, из какой пещеры выйти.
    [outside] Вы не в пещере.
   *[no-cave] На { $cell } нет другой пещеры.
}
jackal-J6-12 = С { $cell } ваши карты не доведут до сундука, а другим путём дойти можно.

jackal-status = { $phase ->
    [over] Игра окончена.
    [drafting] Драфт: каждый оставляет себе одну карту, а остальные передаёт налево.
    [announcing] { $turn }: «пас» или «высаживаюсь»?
    [taking] { $turn } берёт карты.
    [laying] Игроки выкладывают маршруты.
    [throwing] Можно бросать чёрные метки.
    [opening] { $turn } проходит маршрут.
   *[other] Идёт раздача карт.
}
jackal-island-title = Остров { $number }: «{ $name }».
jackal-ahead = Впереди: { $names }.
jackal-cards = Рынок: { $market } · колода: { $deck } · сброс: { $discard }
jackal-hand = Ваша рука: { $cards }
jackal-pack = Ваш набор: { $cards }
jackal-route = Ваш маршрут: { $cards }
jackal-player = { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
}{ $announced ->
    [passed] , «пас»
    [landed] , «высаживаюсь»
   *[silent] {""}
}{ $first ->
    [yes] , первый игрок
   *[no] {""}
}

jackal-tally = Монет на игрока: { $coins } · пас — { $passes } объявлений · спорных сундуков — { $contested } найденных · ничьих — { $ties } партий

jackal-reaches = Ваш маршрут ведёт к сундуку на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
jackal-reaches-nothing = Ваш маршрут не доходит ни до одного сундука.

jackal-group-pass = Пас: взять две карты
jackal-group-land = Высадиться
jackal-group-take = Взять карту
jackal-group-lay = Выложить карту
jackal-group-ready = Закончить маршрут
jackal-group-throw = Бросить чёрную метку
jackal-group-done = Меток больше не бросать
jackal-group-go = Идти
jackal-group-jump = Прыгнуть конём
jackal-group-exit = Выйти из пещеры
jackal-group-keep = Оставить себе карту

jackal-do-pass = Пас: взять две карты
jackal-do-land = Высадиться
jackal-do-take = Взять с рынка: { $card-word } ({ $card })
jackal-do-take-deck = Взять из колоды
jackal-do-lay = Выложить: { $card-word } ({ $card })
jackal-do-ready = Закончить маршрут
jackal-do-throw = Бросить чёрную метку: { $target }
jackal-do-done = Меток больше не бросать
jackal-do-go = Идти на { $cell }{ $leads ->
    [none] {""}
   *[other] : { $leads }
}
jackal-do-exit = Выйти на { $cell }{ $leads ->
    [none] {""}
   *[other] : { $leads }
}
jackal-lead = к сундуку на { $coins } ({ $cell }), { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}, сейчас { $pays ->
    [one] { $pays } монета
    [few] { $pays } монеты
   *[many] { $pays } монет
}
jackal-do-keep = Оставить себе: { $card-word } ({ $card })

jackal-column-chest = Сундук
jackal-column-player = Пират
jackal-column-steps = Шаги
jackal-column-coins = Монеты

jackal-told = { $kind ->
    [cW] Белый флаг: { $cells }.
    [cB] Чёрный флаг: { $cells }.
    [c1] Сундук на 1 монету: { $cells }.
    [c2] Сундук на 2 монеты: { $cells }.
    [c3] Сундук на 3 монеты: { $cells }.
    [c4] Сундук на 4 монеты: { $cells }.
    [ca] Закопанный сундук на 1 монету: { $cells }.
    [cb] Закопанный сундук на 2 монеты: { $cells }.
    [cc] Закопанный сундук на 3 монеты: { $cells }.
    [cd] Закопанный сундук на 4 монеты: { $cells }.
    [cL] Лабиринт: { $cells }.
    [cJ] Джунгли: { $cells }.
    [cC] Пещера: { $cells }.
   *[sea] Море: { $cells }.
}

jackal-legend = W — белый флаг, B — чёрный флаг, 3 — сундук, (3) или ³ — закопанный сундук, @ — лабиринт, ♣ — джунгли, O — пещера, ≈ — море.
jackal-legend-actions = Карты: H — влево-вправо, V — вверх-вниз, X — на четыре стороны, K — конь, F — чёрный флаг, P — пиратская карта, M — чёрная метка.

jackal-unfit-json = это не JSON: { $reason }
jackal-unfit-shape = файл компонентов — это объект с полями «deck» и «islands».
jackal-unfit-islands = островов должно быть от { $least } до { $most }, а не { $count }.
jackal-unfit-twice = два острова называются одинаково: { $island }.
jackal-unfit-card = карты { $card } для колоды нет; есть { $cards }.
jackal-unfit-count = карт { $card } должно быть от 0 до { $most }, а не { $count }.
jackal-unfit-object = остров номер { $number } — не объект.
jackal-unfit-fields = остров номер { $number }: id и name — тексты, rows — список текстов.
jackal-unfit-name = остров номер { $number }: «{ $name }» — не название длиной от 1 до { $most } видимых знаков.
jackal-unfit-rows = остров { $island }: строк текста должно быть от 1 до { $most }.
jackal-unfit-width = остров { $island }, строка 1: в строке должно быть от 1 до { $most } клеток, а не { $cells }.
jackal-unfit-unequal = остров { $island }, строка { $row }: число клеток — { $cells }, а в строке 1 — { $width }.
jackal-unfit-letter = остров { $island }, строка { $row }, столбец { $column }: неизвестная буква { $letter }.
jackal-unfit-chest = остров { $island }: нет ни одного сундука.
jackal-unfit-no-flag = остров { $island }: ни в одной клетке нет { $colour ->
    [white] белого
   *[black] чёрного
} флага ({ $flag }).
jackal-unfit-two-flags = остров { $island }, строка { $row }, столбец { $column }: здесь второй { $colour ->
    [white] белый
   *[black] чёрный
} флаг.
jackal-unfit-unreachable = остров { $island }, строка { $row }, столбец { $column }: до этого сундука нельзя дойти от белого флага.
jackal-unfit-deck-size = игроков за столом { $seats }: карт нужно не меньше { $least }, а в колоде их { $cards }.
