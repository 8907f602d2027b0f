play-verbs = Можно: { $verbs }. Enter покажет всё.
play-last-step = { $plan }: { play-final }.
play-sure = {"Сыграть? (Enter — да, n — нет) "}
play-yes = д да y
play-differs = Партия, сохранённая в { $path }, — не та, что вы просите ({ $wishes }).
play-why-what = Напишите после why действие, например: why { $action }
play-not-listed = { $most ->
    [0] Сейчас в списке нет номеров: введите текст действия.
   *[other] Номера { $number } в списке нет: он идёт от 1 до { $most }.
}
play-unknown = Действия «{ $text }» нет{ $nearest ->
    [none] .
   *[other] ; может быть, «{ $nearest }»?
} Введите actions, чтобы увидеть, что можно сделать, и help — чтобы узнать остальное.
play-help-more =
    Игроков называют по имени или по номеру, считая от 1.
    Перед тем, что нельзя отменить, программа переспросит один раз; но не с --yes и не тогда, когда ввод идёт не с клавиатуры.
play-column-player = Игрок
play-column-points = Очки
damaged-digest = Строка { $line }: контрольная сумма не подходит к строкам выше: в них что-то изменено.
