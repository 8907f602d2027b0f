look-title = Просмотр партии
look-whole = Посмотреть партию
look-beginning = Начало
look-slider = Момент партии
look-place = Ход { $turn } из { $turns }: { $told }
look-count = { $turn } из { $turns }
look-moves = По партии шаг за шагом
look-play = Смотреть
look-pause = Пауза
look-back = На шаг назад
look-on = На шаг вперёд
look-turn-back = К концу предыдущего хода
look-turn-on = К концу этого или следующего хода
look-speed = Скорость: { $speed }×
look-share = Копировать ссылку
look-copied = Ссылка на этот момент скопирована. Её может открыть кто угодно.
look-link = Ссылка на этот момент: { $url }
look-now = Вернуться в игру
look-result = Вернуться к итогам
look-your-turn = Вернуться: ваш ход
look-turn = Ход
look-gains = Очки этого хода
look-curve = Счёт ход за ходом
look-numbers = В цифрах
look-play-on = Играть отсюда
look-play-on-about = До этого момента всё останется как было, а дальше всё разыгрывается заново. Остальные места займут боты. Какое место ваше?
look-take-over = { $yours ->
    [yes] { $seat } (ваше место)
   *[no] { $seat }
}
look-away = { $count ->
    [one] Пока вас не было: { $count } шаг
    [few] Пока вас не было: { $count } шага
    [many] Пока вас не было: { $count } шагов
   *[other] Пока вас не было: { $count } шага
}
look-away-show = Показать
web-problem-nothing-left = В этот момент решать уже нечего.
