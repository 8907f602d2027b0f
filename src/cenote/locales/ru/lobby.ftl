web-solo-against = Против
web-solo-count = { $count ->
    [one] { $count } бота
    [few] { $count } ботов
   *[many] { $count } ботов
}
web-solo-about = { $bot }: { $about }.
web-solo-free = Сразу, без регистрации

web-seat-kept = Место ждёт: { $name }
web-seat-bot-in = Посадить бота
web-seat-bot-in-at = Посадить бота: место { $number }
web-seat-bot-out = Отпустить бота
web-seat-bot-out-at = Отпустить бота: место { $number }
web-waiting-invited = Свободные места ждут тех, у кого есть ссылка-приглашение. Попросите её у того, кто открыл стол.
web-waiting-back = Игра начнётся, как только все соберутся.

web-invite-here-only = Эта ссылка работает только на этом компьютере.
web-invite-network = Чтобы играть с друзьями из вашей сети, запустите сервер командой «{ $command }» и откройте эту страницу по адресу, который у вашего компьютера в этой сети.
web-invite-send = Отправить ссылку
web-invite-code = Как QR-код
web-invite-code-about = Наведите камеру телефона на этот код, чтобы попасть за стол.
web-invite-come = Сыграем вместе! Игра: { $game }

web-turn-yours = Ваш ход
web-turn-others = Ходит: { $names }
web-turn-gathering = Ждём игроков
web-turn-over = Игра окончена
web-turn-title = { $what }, { $game }

web-unknown-game = Игры «{ $game }» здесь нет.
web-rematch-waits = Вас ждёт реванш.
web-rematch-join = Сыграть реванш

bot-random-about = ходит как придётся
bot-greedy-about = берёт то, что выгоднее всего прямо сейчас
bot-easy-about = приехал полюбоваться видами и порой проходит мимо сокровища
bot-medium-about = знает тропы и продумывает каждый ход до конца
bot-hard-about = видал всякое, не тратит ни шага впустую и мало что прощает
bot-expert-about = предвидел ваш ход и играет так хорошо, как мы только умеем

lobby-filters = Выбор среди открытых столов
lobby-game = Игра
lobby-any-game = Все игры
lobby-any-clock = Любые часы
lobby-clock = { $kind ->
    [move] Время на ход
    [game] Время на партию
    [days] Дни на ход
   *[none] Без часов
}
lobby-free = Свободные места
lobby-any-free = Сколько угодно свободных мест
lobby-free-least = { $count ->
    [one] хотя бы { $count } свободное место
    [few] хотя бы { $count } свободных места
    [many] хотя бы { $count } свободных мест
   *[other] хотя бы { $count } свободного места
}
lobby-none-fits = Подходящих открытых столов нет.
lobby-reset = Сбросить фильтры
lobby-all = Показать все: { $count }
lobby-here = { $count ->
    [one] Сейчас здесь: { $names }
    [few] Сейчас здесь: { $names }
    [many] Сейчас здесь: { $names }
   *[other] Сейчас здесь: { $names }
}
lobby-nobody = { $names }: сейчас не здесь
