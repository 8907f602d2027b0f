jackal-table-island = { $extra ->
    [yes] Дополнительный остров · { $name }
   *[no] Остров { $number } из { $count } · { $name }
}
jackal-table-island-short = { $extra ->
    [yes] Доп. остров
   *[no] Остров { $number }/{ $count }
}
jackal-table-mine = { $phase ->
    [drafting] Оставьте себе одну карту из набора
    [announcing] Ваш ход: высаживаетесь или пас?
    [taking] { $left ->
        [1] Возьмите ещё одну карту
       *[other] Возьмите карту
    }
    [laying] Выложите маршрут
    [throwing] Бросьте чёрные метки или не бросайте
    [opening] Ваш маршрут открыт: выберите путь
   *[other] Ваш ход
}
jackal-table-theirs = { $phase ->
    [drafting] Ещё выбирают: { $names }
    [announcing] { $names }: высадка или пас?
    [taking] { $names }: берёт карты…
    [laying] Ещё выкладывают маршрут: { $names }
    [throwing] Ещё решают о чёрных метках: { $names }
    [opening] { $names }: идёт по маршруту…
    [over] Игра окончена.
   *[other] Раздаются карты…
}
jackal-table-cell = { $cell }: { $kind ->
    [chest] сундук на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
    [buried] закопанный сундук на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, нужна пиратская карта
    [white] белый флаг
    [black] чёрный флаг
    [labyrinth] лабиринт, на шаг больше
    [jungle] джунгли, нужна пиратская карта
    [cave] пещера
   *[empty] пусто
}
jackal-table-first = первый
jackal-table-holds = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
jackal-table-announced = { $announced ->
    [passed] пас
   *[landed] на берегу
}
jackal-table-laid = { $cards ->
    [0] ничего не выложено
    [one] выложена { $cards } карта
    [few] выложено { $cards } карты
   *[many] выложено { $cards } карт
}
jackal-table-marks = { $count ->
    [one] { $count } чёрная метка: +{ $count } шаг
    [few] { $count } чёрные метки: +{ $count } шага
   *[many] { $count } чёрных меток: +{ $count } шагов
}
jackal-table-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
jackal-table-market = Рынок
jackal-table-deck = Колода: { $deck }
jackal-table-piles = Колода: { $deck } · сброс: { $discard }
jackal-table-face-down = Карта рубашкой вверх
jackal-table-horizon = На горизонте
jackal-table-ahead-island = Впереди: { $name }
jackal-table-reach-title = Куда ведут ваши карты
jackal-table-reach-here = На этом острове
jackal-table-reach-ahead = С картами, которые у вас на руке сейчас
jackal-table-reach-none = Ни до одного сундука не добраться
jackal-table-reach = Сундук на { $coins }, { $cell }: { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
jackal-table-with = Карты: { $cards }
jackal-table-reaches = Ведёт к сундуку на { $coins } ({ $cell }): { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
jackal-table-shares = { $others ->
    [0] Больше никто не высадился: вам { $coins }.
   *[other] Одному: { $coins }. Если придут все, начиная с кратчайшего пути: { $shares }
}
jackal-table-reaches-nothing = Пока не ведёт ни к одному сундуку.
jackal-table-stuck = Нажимайте на карты в руке, чтобы выложить маршрут.
jackal-table-row = Мой маршрут
jackal-table-hand = Рука
jackal-table-hand-empty = Карт нет
jackal-table-lay = Выложить: { $card }
jackal-table-in-row = { $place }: { $card }. Нажмите, чтобы взять обратно; стрелки на клавиатуре двигают карту.
jackal-table-pack = Драфт: ваш набор
jackal-table-pack-about = Оставьте одну карту, остальные получит { $to }. Следующий набор придёт от игрока { $from }.
jackal-table-keep = Оставить: { $card }
jackal-table-throw-title = Чёрные метки
jackal-table-throw-about = Каждая метка удлиняет маршрут этого пирата на шаг. Все броски показываются вместе.
jackal-table-throw-none = У вас нет чёрных меток.
jackal-table-throw-at = Бросить метку: { $target }
jackal-table-throw = { $count ->
    [0] Не бросать
    [one] Бросить { $count } метку
    [few] Бросить { $count } метки
   *[many] Бросить { $count } меток
}
jackal-table-ready = Готово
jackal-table-land = Высаживаюсь
jackal-table-pass = Пас: две карты
jackal-table-do = { $phase ->
    [drafting] Оставить эту карту
    [taking] Взять эту карту
   *[opening] Идти этим путём
}
jackal-table-no-chest = Этот маршрут не ведёт ни к одному сундуку
jackal-table-no-chest-about = Он ничего не принесёт, а его карты уйдут в сброс.
jackal-table-go-on-laying = Выкладывать дальше
jackal-table-ready-anyway = Всё равно готов
jackal-table-chest = Сундук на { $coins }, { $cell }
jackal-table-misses = не ведёт ни к одному сундуку
jackal-table-no-card = без карт
jackal-table-last = Прошлый остров: { $name }
jackal-table-last-none = Золота там никто не взял.
jackal-table-better = Ваши карты вели к сундуку на { $coins } ({ $cell }): { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
jackal-table-first-about = Первый по порядку на этом острове: объявляет первым и при равных шагах впереди
jackal-table-again = { $card }: выбрано. Нажмите ещё раз, чтобы подтвердить.
jackal-table-piles-about = Карты в колоде; сыгранные карты. Пустую колоду собирают заново из сброса.
jackal-table-fewer = { $steps ->
    [one] Хватило бы { $steps } шага.
    [few] Хватило бы { $steps } шагов.
   *[many] Хватило бы { $steps } шагов.
}
jackal-table-badge = { $steps ->
    [one] { $steps } шаг для вас
    [few] { $steps } шага для вас
   *[many] { $steps } шагов для вас
}
jackal-log-dealt = { $seat } получает из колоды: { $cards }.
jackal-log-filled = Новое на рынке: { $cards }.
