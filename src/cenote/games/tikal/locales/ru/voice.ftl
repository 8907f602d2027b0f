# Для тех, кто играет на слух: поле, тайл в руке и план словами.
tikal-voice-drawn = На торгах: { tikal-hex }.
tikal-voice-removed = Положить некуда: { tikal-hex }. Тайл выходит из игры.
tikal-voice-taken = { $seat } берёт { tikal-hex }{ $last ->
    [yes] {" "}— последний тайл раунда, бесплатно.
   *[no] .
}
tikal-voice-stones = Камушки на границах: { $joined }.{ $open ->
    [none] {""}
   *[other] {" "}В сторону пустых мест: { $open }.
}
tikal-voice-hand = Ваш тайл: { $hex }.{ $stones ->
    [none] {" "}Камушков на нём нет.
   *[other] {" "}Камушки по часовой стрелке сверху: { $stones }.
} Его можно положить на { $spaces }.
tikal-voice-spot = На { $space }: { $hex }, { $turns ->
    [0] без поворота.
    [one] { $turns } поворот по часовой стрелке.
    [few] { $turns } поворота по часовой стрелке.
    [many] { $turns } поворотов по часовой стрелке.
   *[other] { $turns } поворота по часовой стрелке.
}
tikal-voice-offers = Здесь можно: { $deeds }.
tikal-voice-nothing = Сейчас здесь ничего сделать нельзя.
tikal-voice-mover = { $member ->
    [leader] Выбран начальник экспедиции на { $space }.
   *[worker] Выбран рабочий на { $space }.
} Можно дойти: { $ways }.
tikal-voice-plan = Шаг { $count }: { $step }. Осталось { $left } { -ap }.
tikal-voice-workers = { $times ->
    [one] { $times } рабочий
    [few] { $times } рабочих
    [many] { $times } рабочих
   *[other] { $times } рабочих
} на { $space }
tikal-voice-times = { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}: { $step }
tikal-voice-turn = { $status }. Осталось { $left } { -ap }.
tikal-voice-costly = { $what }, { $cost } { -ap }
tikal-table-out-of-reach = До { $space } не дойти: { $left } { -ap } не хватит.
tikal-table-text-stones = Камушки
tikal-table-strengths = { $mine ->
    [0] удерживает охранник
   *[other] сила { $mine } против { $theirs }
}
tikal-table-show-spaces = Показать на поле
tikal-table-round = Этот раунд
tikal-column-start = Начало
tikal-column-bids = Ставки
