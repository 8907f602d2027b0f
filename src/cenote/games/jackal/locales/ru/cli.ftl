jackal-help-islands = проверять, рисовать и создавать острова для «Шакала»
jackal-islands-tasks = что сделать
jackal-islands-help-check = проверить файл компонентов и оценить острова
jackal-islands-help-draw = нарисовать острова текстом или картинками
jackal-islands-help-make = создать файл компонентов с новыми островами
jackal-islands-help-file = файл компонентов (- означает стандартный ввод); без него — острова самой игры
jackal-islands-help-island = только остров с этим кодом, например I07
jackal-islands-help-svg = не рисовать текстом, а записать каждый остров картинкой SVG в эту папку
jackal-islands-help-seed = число; с тем же числом получаются те же острова
jackal-islands-help-count = сколько островов, от 9 до 99
jackal-islands-help-out = записать в этот файл, а не в стандартный вывод

jackal-islands-column-island = остров
jackal-islands-column-some =
    один
    { $size }
jackal-islands-column-best =
    макс
    { $size }
jackal-islands-column-steps = шаги до сундуков
jackal-islands-far = { $buried ->
    [yes] { $coins }° { $steps }
   *[no] { $coins } { $steps }
}
jackal-islands-how =
    один, макс: сколько из 100 случайных рук с таким числом карт доводят хотя бы
    до одного сундука или до сундука, где монет больше всего. Перебраны все
    возможные руки, числа точные.
    шаги до сундуков: монеты (° — закопан), затем наименьшее число шагов от белого
    флага без коней/с конями; пиратские карты есть везде, где они нужны.

jackal-islands-set = Островов: { $islands }, карт: { $cards }. Хватит на { $seats ->
    [2] 2 игроков
   *[other] 2–{ $seats } игроков
}.
jackal-islands-mean = среднее
jackal-islands-least = минимум
jackal-islands-most = максимум

jackal-islands-no-island = Острова { $id } в этом наборе нет; первый — { $first }, последний — { $last }.
jackal-islands-legend =
    ≈ море, · пусто, W белый флаг, B чёрный флаг, [3] сундук,
    (3) закопанный сундук, @ лабиринт, ♣ джунгли, O пещера
jackal-islands-drawn = { $count ->
    [one] { $count } картинка записана в { $path }.
    [few] { $count } картинки записаны в { $path }.
    [many] { $count } картинок записано в { $path }.
   *[other] { $count } картинки записано в { $path }.
}
jackal-islands-bad-count = Значение --count должно быть от { $fewest } до { $most }, а не { $count }.
jackal-islands-made = Новые острова ({ $count }) записаны в { $path }.

jackal-islands-title = { $name } ({ $id })
jackal-islands-cell-empty = { $cell }: пусто
jackal-islands-cell-white = { $cell }: белый флаг
jackal-islands-cell-black = { $cell }: чёрный флаг
jackal-islands-cell-labyrinth = { $cell }: лабиринт, +1 шаг
jackal-islands-cell-jungle = { $cell }: джунгли, только с пиратской картой
jackal-islands-cell-cave = { $cell }: пещера
jackal-islands-cell-chest = { $cell }: сундук на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
jackal-islands-cell-buried = { $cell }: закопанный сундук на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}, только с пиратской картой

jackal-impossible-astray = «{ $word }» не относится к этой фазе или к этому режиму.
jackal-impossible-market = на рынке не больше { $most } карт.
jackal-impossible-playing = играют все места, а на дополнительном острове — не меньше двух; первый игрок — одно из них.
jackal-impossible-number = сыграно островов: { $number }, а может быть только от { $least } до { $most }.
jackal-impossible-coins = больше { $most } монет не может быть ни у кого.
jackal-impossible-used = каждый видимый остров уже открыт, и ни один не лежит дважды.
jackal-impossible-island = ни один остров не разыгрывается.
jackal-impossible-islands = островов не хватит до конца партии.
jackal-impossible-to-show = островов в начале открывается { $begun }, а должно быть { $wanted }.
jackal-impossible-due = карты получают рынок и играющие места, а когда карты берут — по одной.
jackal-impossible-packs = пачки в драфте одинаковы, и в каждой не меньше двух карт.
jackal-impossible-kept = должно быть указано и кто оставил карту, и какую.
jackal-impossible-keeping = карты { $card }, которую оставляет место { $seat }, в его пачке нет.
jackal-impossible-announced = объявления не подходят к фазе «{ $phase }» и к месту, чей сейчас ход.
jackal-impossible-takes = взять осталось от { $least } до { $most } карт.
jackal-impossible-route = место { $seat } сейчас не могло выложить такой маршрут.
jackal-impossible-ready = готовые места не подходят к высадившимся или к фазе.
jackal-impossible-throws = место { $seat } сейчас не могло бросить эти чёрные метки.
jackal-impossible-done = закончившие места не подходят к тем, кто может бросать метки, или к фазе.
jackal-impossible-marks = полученные чёрные метки — не те, что брошены.
jackal-impossible-opened = маршруты открыты не по порядку.
jackal-impossible-reveal = открытые маршруты — не те, что выложены, или ведут не туда.
jackal-impossible-walk = так пройти маршрут нельзя, или выбирать нечего.
