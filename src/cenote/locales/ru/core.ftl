list-comma = {", "}
list-semicolon = {"; "}
sentence-gap = {" "}
bracketed = { $text } ({ $note })
labelled = { $name }: { $value }
spoken-sentence = { $text }.

bot-random = Странник
bot-greedy = Собиратель
bot-easy = Турист
bot-medium = Разведчик
bot-hard = Ветеран
bot-expert = Оракул

plan-ends = Действие № { $step } ({ $action }) должно быть последним в списке: что будет после него, решает случай. Ничего не сыграно.
unknown-action = Действия «{ $text }» нет{ $nearest ->
    [none] .
   *[other] ; может быть, «{ $nearest }»?
}

plain-fact = { $what }: { $facts }.
plain-refusal = Это запрещено.

damaged-otherwise = Строка { $line }: { $what } ({ $facts }).
damaged-no-digest = Строка { $line }: в последней строке должны стоять слово «sha256» и контрольная сумма всех строк выше.
damaged-not-a-record = Это не протокол Cenote: он не начинается с «{ $expected }».
damaged-not-a-position = Строка { $line }: позиция начинается с «{ $expected }».
damaged-too-few-lines = Строка { $line }: текст обрывается.
damaged-line-too-short = Строка { $line }: после «{ $word }» чего-то не хватает.
damaged-line-too-long = Строка { $line }: слово «{ $word }» лишнее.
damaged-not-a-number-in-range = Строка { $line }: вместо «{ $word }» должно быть число от { $least } до { $most }.
damaged-unknown-word = Строка { $line }: вместо «{ $word }» ожидалось: { $expected ->
    [fact-or-space] сведение или клетка
    [standing] то, что там может стоять
    [fact] сведение о позиции
    [cells] клетки
   *[other] { $expected }
}.
damaged-unknown-game = Строка { $line }: игры «{ $word }» нет.
damaged-unknown-hex = Строка { $line }: тайла «{ $word }» нет.
damaged-unknown-action = Строка { $line }: «{ $word }» — не действие.
damaged-illegal-action = Строка { $line }: действие «{ $word }» здесь запрещено ({ $rule }).
damaged-several-actions = Строка { $line }: «{ $word }» — это несколько записей в одной строке.
damaged-open-choice = Строка { $line }: выбор «{ $word }» не доведён до конца.
damaged-components = Строка { $line }: с этими компонентами играть нельзя: { $reason }
damaged-nothing-to-undo = Строка { $line }: отменять нечего.
damaged-not-a-seed = Строка { $line }: «{ $word }» — не зерно из 64 шестнадцатеричных цифр.
damaged-seats = Строка { $line }: в этой игре от { $least } до { $most } мест.
damaged-no-seats = Строка { $line }: не указано число мест.
damaged-salts = Строка { $line }: значений соли должно быть { $expected }, по одному на каждое место, или ни одного.
damaged-twice = Строка { $line }: «{ $word }» встречается дважды.
damaged-printed = Строка { $line }: тайл на { $word } напечатан на поле, другого там быть не может.
damaged-too-many = Строка { $line }: больше, чем есть в коробке: { $word ->
    [workers] рабочие
    [temple-tiles] жетоны храма
    [treasures] сокровища
    [camps] лагеря
    [guards] охранники
   *[other] { $word }
}.
damaged-phase = Строка { $line }: для фазы «{ $word }» чего-то не хватает.
damaged-no-secret = Нет файла { $word }, который относится к этой неоконченной партии.
damaged-bad-secret = Файл { $word }, который относится к этой неоконченной партии, повреждён.
damaged-line-end = Строка { $line }: каждая строка, в том числе последняя, заканчивается переводом строки и больше ничем.
damaged-windows-line-end = В файле переводы строк {"Windows"} ({"CRLF"}, впервые в строке { $line }); каждая строка должна заканчиваться одним символом перевода строки.
damaged-not-a-name = Строка { $line }: «{ $word }» — не имя игрока длиной от 1 до { $most } видимых знаков.
damaged-not-a-salt = Строка { $line }: «{ $word }» — не соль длиной от 1 до { $most } шестнадцатеричных цифр и не «-».
damaged-not-a-hash = Строка { $line }: «{ $word }» — не хеш из 64 шестнадцатеричных цифр.
damaged-order = Строка { $line }: «{ $word }» стоит не на своём месте; настройки идут в алфавитном порядке.
damaged-impossible = Строка { $line }: такой позиции быть не может: { $reason }
