# Что произошло; чей это ход, сказано в заголовке.
tikal-log-drawn = Из стопки: { tikal-hex }
tikal-log-placed = На { $space } выложено: { tikal-hex }
tikal-log-entered = { $member ->
    [leader] Начальник на { $space }
   *[worker] Рабочий на { $space }
}
tikal-log-travelled = { $member ->
    [leader] Начальник: лагерь { $origin } → { $space }
   *[worker] Рабочий: лагерь { $origin } → { $space }
}
tikal-log-walked = { $member ->
    [leader] Начальник { $origin } → { $space }
   *[worker] Рабочий { $origin } → { $space }
} ({ $cost } { -ap })
tikal-log-uncovered = Храм на { $space } расчищен: ценность { $value }
tikal-log-recovered = Раскопки на { $space }: { $left ->
    [0] больше там ничего нет
    [1] там осталось ещё одно
   *[other] там осталось ещё { $left }
}
tikal-log-found = Находка: { $treasure-word } ({ $held ->
    [1] первое такое
    [2] теперь пара
   *[other] теперь тройка
}, +{ $gained })
tikal-log-exchanged = Обмен ({ $other }): «{ $given-word }» на «{ $taken-word }»
tikal-log-camped = Лагерь на { $space }
tikal-log-guarded = Охранник на { $space }, храм ценностью { $value }{ $left ->
    [0] {""}
    [one] ; ещё { $left } участник экспедиции выходит из игры
    [few] ; ещё { $left } участника экспедиции выходят из игры
    [many] ; ещё { $left } участников экспедиции выходят из игры
   *[other] ; ещё { $left } участника экспедиции выходят из игры
}
tikal-log-turn-ended = { $lost ->
    [0] Конец хода
   *[other] Конец хода, не потрачено { $lost } { -ap }
}
tikal-log-offered = Ставка: { $points }
tikal-log-passed = Пас
tikal-log-auction-won = { $price ->
    [0] Ставок нет: ход бесплатный
    [one] Ход куплен за { $price } очко
    [few] Ход куплен за { $price } очка
    [many] Ход куплен за { $price } очков
   *[other] Ход куплен за { $price } очка
}
tikal-log-taken = Взято: { tikal-hex }{ $last ->
    [yes]  — последний тайл раунда, бесплатно
   *[no] {""}
}
tikal-log-scored = +{ $gained }: { $temples ->
    [none] храмов нет
   *[other] храмы: { $temples }
}; сокровища: { $treasures }. Всего: { $total }
