# Что программа экранного доступа говорит о собственных действиях слушателя.
jackal-you-card-dealt = Вы получаете карту из колоды: { $card-word }.
jackal-you-announced = { $lands ->
    [yes] Вы высаживаетесь.
   *[no] Вы пасуете и берёте две карты.
}
jackal-you-market-taken = Вы берёте с рынка: { $card-word }.
jackal-you-deck-taken = Вы берёте карту из колоды.
jackal-you-card-laid = Вы выкладываете: { $card-word }.
jackal-you-route-ready = Ваш маршрут готов.
jackal-you-mark-aimed = Вы готовите чёрную метку. Её получит { $other }.
jackal-you-throws-ready = Ваше решение о чёрных метках принято.
jackal-you-mark-thrown = Вы бросаете чёрную метку. Её получает { $other }: +1 шаг.
jackal-at-you-mark-thrown = { $seat } бросает чёрную метку. Её получаете вы: +1 шаг.
jackal-you-card-kept = Вы оставляете себе: { $card-word }.
jackal-you-route-opened = Вы открываете { $route ->
    [none] пустой маршрут
   *[other] маршрут { $route }
}{ $reaches ->
    [yes] .
   *[no] : до сундука он не доходит.
}
jackal-you-went = Вы идёте на { $cell }.
jackal-you-chest-reached = Вы добираетесь до сундука на { $coins ->
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
jackal-you-better-route = У вас был путь к сундуку ({ $coins ->
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
jackal-you-gold-taken = Вы получаете { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}{ $extra ->
    [yes] {" "}на дополнительном острове.
   *[no] {" "}(всего { $total }).
}
