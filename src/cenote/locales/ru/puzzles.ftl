puzzle-title = Задача
puzzle-day = Задача дня
puzzle-all = Все задачи
puzzle-all-about = Позиции из партий между ботами, в которых один ход явно лучше остальных. Каждый день новая.
puzzle-level = { $level ->
    [easy] Лёгкая
    [medium] Средняя
   *[hard] Трудная
}
puzzle-seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
puzzle-task = Ваш ход. Найдите лучший.
puzzle-solve = Решить
puzzle-number = Задача { $number }
puzzle-solved = Решена
puzzle-solved-count = Решено: { $count } из { $all }
puzzle-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
    [many] { $days } дней подряд
   *[other] { $days } дня подряд
}
puzzle-right = Решено! Лучшего хода нет.
puzzle-right-by = Любой действительно другой ход отнимает не меньше { $ahead } шансов на победу.
puzzle-wrong = Это не лучший ход: он отнимает { $cost } шансов на победу.
puzzle-best = Лучший ход
puzzle-chance = После него шансы на победу: { $chance }.
puzzle-show = Показать на поле
puzzle-hide = Вернуться к партии
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-play-on = Партия продолжается: доиграйте её, если хотите.
puzzle-none-left = Вы решили их все.
puzzle-fair = В задаче всем выпадает одно и то же, чтобы все решали одну и ту же. Проверять здесь нечего. В любой другой партии никто не может выбрать, что выпадет, и эта страница показывает почему.
web-problem-no-puzzle = Такой задачи нет.
web-problem-puzzle-open = Сначала найдите свой ответ.

cli-help-puzzle = решить задачу: найти лучший ход
cli-help-puzzle-day = задача этого дня, например 2026-11-16; если не указан, сегодняшняя
cli-help-puzzle-id = задача с этим номером, он написан над каждой
puzzle-head = Задача { $id }: { $game }, { $mode }, { $seats }. { $level }.
puzzle-you = Вы играете за { $name }. Найдите лучший ход.
puzzle-not-saved = Задача не сохраняется.
puzzle-no-day = «{ $text }» не похоже на день вроде 2026-11-16.
puzzle-no-id = Задачи «{ $id }» для { $game } нет.
puzzle-no-game = Задач для { $game } нет.
puzzle-once-more = Ещё раз: { $command }
