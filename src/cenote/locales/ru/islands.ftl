cli-help-islands = проверять, рисовать и создавать острова для «Шакала»
islands-tasks = что сделать
islands-help-check = проверить файл компонентов и оценить острова
islands-help-draw = нарисовать острова текстом или картинками
islands-help-make = создать файл компонентов с новыми островами
islands-help-file = файл компонентов (- означает стандартный ввод); без него — острова самой игры
islands-help-json = вывести оценки в виде JSON
islands-help-island = только остров с этим кодом, например I07
islands-help-svg = не рисовать текстом, а записать каждый остров картинкой SVG в эту папку
islands-help-seed = число; с тем же числом получаются те же острова
islands-help-count = сколько островов, от 9 до 99
islands-help-out = записать в этот файл, а не в стандартный вывод

islands-column-island = остров
islands-column-some =
    один
    { $size }
islands-column-best =
    макс
    { $size }
islands-column-steps = шаги до сундуков
islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
islands-how =
    один, макс: сколько из 100 случайных рук с таким числом карт доводят хотя бы
    до одного сундука или до сундука, где монет больше всего. Перебраны все
    возможные руки, числа точные.
    шаги до сундуков: монеты (° — закопан), затем наименьшее число шагов от белого
    флага без коней/с конями; пиратские карты есть везде, где они нужны.

islands-set = Островов: { $islands }, карт: { $cards }. Хватит на { $seats ->
    [2] 2 игроков
   *[other] 2–{ $seats } игроков
}.
islands-mean = среднее
islands-least = минимум
islands-most = максимум

islands-no-island = Острова { $id } в этом наборе нет; первый — { $first }, последний — { $last }.
islands-legend =
    ~ море, . пусто, W белый флаг, B чёрный флаг, [3] сундук,
    (3) закопанный сундук, L лабиринт, J джунгли, C пещера
islands-drawn = { $count ->
    [one] { $count } картинка записана в { $path }.
    [few] { $count } картинки записаны в { $path }.
    [many] { $count } картинок записано в { $path }.
   *[other] { $count } картинки записано в { $path }.
}
islands-bad-count = Значение --count должно быть от { $fewest } до { $most }, а не { $count }.
islands-made = Новые острова ({ $count }) записаны в { $path }.

islands-title = { $name } ({ $id })
islands-cell-empty = { $cell }: пусто
islands-cell-white = { $cell }: белый флаг
islands-cell-black = { $cell }: чёрный флаг
islands-cell-labyrinth = { $cell }: лабиринт, +1 шаг
islands-cell-jungle = { $cell }: джунгли, только с пиратской картой
islands-cell-cave = { $cell }: пещера
islands-cell-chest = { $cell }: сундук на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
islands-cell-buried = { $cell }: закопанный сундук на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, только с пиратской картой
