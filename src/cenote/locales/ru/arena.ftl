cli-help-arena = свести ботов на одних и тех же раскладах: кто сильнее и насколько это достоверно
cli-help-arena-bots = боты; единственный бот без --field играет сам с собой; собственный класс пишется так: { $form }
cli-help-field = сажать каждого бота одного среди ботов с этим именем, а не всех против всех
cli-help-arena-games = сколько партий играет каждая пара
cli-help-arena-seed = номер первого расклада; с теми же номерами получаются те же партии
cli-help-out = хранить партии, результаты и отчёт в этой папке
cli-help-resume = продолжить партии из этой папки
cli-help-until-clear = закончить пару, как только последовательный критерий покажет, кто сильнее
cli-help-strict = остановиться, если бот упал или нарушил правило, а не просто посчитать это
cli-help-arena-format = что напечатать в конце: { $kinds }
cli-not-both = Укажите { $one } или { $other }, но не оба сразу.

arena-nobody = Некого посадить среди { $field }.
arena-no-folder = Для --resume нужна папка с партиями: --out ПАПКА.
arena-there = В { $path } уже лежат партии. Продолжите их с --resume или укажите другую папку.
arena-in-the-way = { $path } уже существует. Укажите другую папку.
arena-other = В { $path } лежат партии с другими настройками ({ $names }). Укажите другую папку или удалите эту.
arena-unreadable = Партии в { $path } не удаётся прочитать.
arena-failed = Сбой: { $bot }, расклад { $deal }. { $reason ->
    [none] {""}
   *[other] { $reason }
}
arena-saved = Партии, результаты и отчёт лежат в { $path }.
arena-no-extra = Для рейтингов и графиков нужны пакеты, которые не установлены. Установите их: { $command }

arena-title = { $game }, { $mode }, мест: { $seats }
arena-settings = Cenote { $version }, правила { $rules }, расклады начиная с номера { $first }. Где сыграно: { $machines }.
arena-standings = Боты
arena-meetings = Пары
arena-pairing = { $kind ->
    [duel] { $one } : { $other }
    [field] { $one } среди { $other }
   *[mirror] { $one } сам с собой
}
arena-pairing-head = пара
arena-rating = рейтинг (95 %)
arena-turn = время на ход (95 % за)
arena-fouls = сбои
arena-games = партии
arena-score = победы (95 %)
arena-even = поровну
arena-margin = перевес в очках
arena-length = ходы
arena-points = очки
arena-seat = место { $number }
arena-seconds = { $time } с
arena-milliseconds = { $time } мс
arena-counted = { $pairing }: { $counts }
arena-plot-ratings = Рейтинги с интервалами 95 %
arena-plot-matrix = Победы строки над столбцом
arena-plot-points = Как часто бот набирает сколько очков
arena-plot-seats = Победы каждого места
arena-how = Каждый расклад играется с каждым ботом на каждом месте; общая победа делится поровну. Для побед — интервал Вилсона по раскладам, рейтинги — по Плакетту и Льюсу в шкале Эло, с бутстрэпом по раскладам.
arena-how-clear = Каждый расклад играется с каждым ботом на каждом месте; общая победа делится поровну. Пара заканчивалась, как только ставки показывали, кто сильнее; этот интервал верен, когда бы ни остановиться, остальные — обычные.
