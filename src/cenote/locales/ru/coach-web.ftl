hint-ask = Подсказка
hint-ask-why = Спросить тренера: кто впереди и какие ходы хороши
hint-title = Тренер
hint-thinking = Тренер думает…
hint-cancel = Не надо
hint-chances = Шансы на победу
hint-chance-of = { $seat } { $chance }
hint-turns = Хорошие ходы
hint-then = ваши шансы после хода
hint-told = { $count ->
    [0] Ваши шансы на победу: { $chance }.
    [one] Ваши шансы на победу: { $chance }. Тренер предлагает { $count } ход.
    [few] Ваши шансы на победу: { $chance }. Тренер предлагает { $count } хода.
    [many] Ваши шансы на победу: { $chance }. Тренер предлагает { $count } ходов.
   *[other] Ваши шансы на победу: { $chance }. Тренер предлагает { $count } хода.
}
hint-none = Здесь тренеру нечего предложить.
hint-play = Сыграть этот ход
hint-others = Другие ходы
hint-own = К моему плану
review-open = Разбор партии
review-pages = Рядом с полем
review-page = Разбор
review-working = Тренер просматривает партию…
review-costly = Самые дорогие ходы
review-costly-none = Больших потерь здесь нет: { $seat }.
review-whose = Чьи ходы
review-turn = Ход { $turn }
review-moment = Шаг { $at }
review-played = Сыграно: { $steps }
review-better = Лучше: { $steps }
review-show = Показать лучший ход на поле
review-instead = { $seat }, лучший ход: { $steps }
review-balance = Удача и мастерство
review-luck = Удача
review-skill = Мастерство
review-gifts = Подарки
review-balance-about = Удача — это то, что дал жребий, мастерство — что дали решения игрока по сравнению с лучшими, подарки — что дали решения других; всё в шансах на победу, в сумме за партию.
