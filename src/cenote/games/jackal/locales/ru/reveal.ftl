jackal-reveal-title = Маршруты открыты
jackal-reveal-route = Маршрут: { $seat }
jackal-reveal-sum = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}{ $labyrinths ->
    [0] {""}
    [one] {" "}+ { $labyrinths } лабиринт
    [few] {" "}+ { $labyrinths } лабиринта
   *[many] {" "}+ { $labyrinths } лабиринтов
}{ $marks ->
    [0] {""}
    [one] {" "}+ { $marks } метка
    [few] {" "}+ { $marks } метки
   *[many] {" "}+ { $marks } меток
} = { $total ->
    [one] { $total } шаг
    [few] { $total } шага
   *[many] { $total } шагов
}
jackal-reveal-next = Следующему досталось бы { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
jackal-reveal-choose = Выберите, куда идти.
jackal-reveal-way = { $cell }: { $leads }
jackal-reveal-failed = { $seat } остаётся без сундука.
jackal-reveal-share = { $seat } { $coins }
jackal-reveal-shares = Сундук на { $coins }, { $cell }: { $shares }.
jackal-reveal-best = Лучшего пути у ваших карт не было.
jackal-reveal-show-better = Показать путь
jackal-reveal-better-way = Путь: { $cells }.
jackal-voice-row = Мой маршрут: { $cards }.
jackal-final-total = Монеты
jackal-final-extra = Доп. остров
jackal-final-extra-about = Дополнительный остров решил ничью; больше его монеты ни на что не влияют.
jackal-final-winner = победа
jackal-text-caption = Остров словами
jackal-text-cell = Клетка
jackal-text-pirates = Пираты
jackal-text-steps = Мои шаги
