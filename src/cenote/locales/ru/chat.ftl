chat = Чат
chat-open = { $count ->
    [0] Чат
    [one] Чат, { $count } новое сообщение
    [few] Чат, { $count } новых сообщения
    [many] Чат, { $count } новых сообщений
   *[other] Чат, { $count } новых сообщений
}
chat-close-panel = Закрыть чат
chat-rooms = Кто это читает
chat-room = { $room ->
    [players] Игроки
   *[onlookers] Зрители
}
chat-room-unread = { $count ->
    [one] { $room }, { $count } новое сообщение
    [few] { $room }, { $count } новых сообщения
    [many] { $room }, { $count } новых сообщений
   *[other] { $room }, { $count } новых сообщений
}
chat-about = { $room ->
    [players] До конца партии это читают только те, кто играет.
   *[onlookers] До конца партии это читают только зрители.
}
chat-empty = Пока никто ничего не сказал.
chat-none = Этот чат только для тех, кто был здесь во время партии.
chat-earlier = Более ранние сообщения
chat-write = Сообщение
chat-write-hint = Напишите что-нибудь
chat-send = Отправить
chat-left = { $count ->
    [one] Остался { $count } знак
    [few] Осталось { $count } знака
    [many] Осталось { $count } знаков
   *[other] Осталось { $count } знака
}
chat-too-long = { $count ->
    [one] { $count } лишний знак
    [few] { $count } лишних знака
    [many] { $count } лишних знаков
   *[other] { $count } лишнего знака
}
chat-phrases = Быстрые фразы
chat-phrase-hello = Здравствуйте!
chat-phrase-luck = Удачи и приятной игры!
chat-phrase-turn = Ваш ход.
chat-phrase-moment = Минутку, пожалуйста.
chat-phrase-nice = Отличный ход!
chat-phrase-thanks = Спасибо!
chat-phrase-sorry = Извините!
chat-phrase-game = Хорошая партия!
chat-said = { $name }: { $text }
chat-onlooker = смотрит
chat-you = Вы
chat-closed = { $by ->
    [keeper] Владелец сервера закрыл этот чат.
   *[host] Тот, кто открыл стол, закрыл этот чат.
}
chat-shut = Закрыть чат для всех
chat-reopen = Снова открыть чат
chat-people = Участники
chat-muted = Не слышно: { $name }

conduct-menu = { $name }: заглушить или пожаловаться
conduct-mute = Заглушить
conduct-unmute = Снова слышать
conduct-report = Пожаловаться
conduct-remove = Убрать
conduct-remove-from = Убрать игрока { $name } из-за стола
conduct-was-muted = Сообщений от { $name } вы больше не увидите.
conduct-was-removed = { $name } больше не сидит за столом.
conduct-removed = Вне стола: { $name }
conduct-readmit = Впустить снова
conduct-readmit-whom = Впустить снова: { $name }
conduct-report-title = Жалоба: { $name }
conduct-report-about = Владелец сервера прочтёт жалобу вместе с последними сообщениями этого чата. { $name } об этом не узнает.
conduct-reason = Что случилось?
conduct-reason-insult = Оскорбления или угрозы
conduct-reason-spam = Реклама или бесконечные сообщения
conduct-reason-cheating = Нечестная игра
conduct-reason-stalling = Задерживает партию
conduct-reason-name = Оскорбительное имя
conduct-reason-other = Другое
conduct-report-text = Что произошло? (необязательно)
conduct-report-send = Отправить жалобу
conduct-report-cancel = Отмена
conduct-reported = Спасибо. Владелец сервера разберётся.

web-problem-not-your-room = Там вы больше не можете писать.
web-problem-empty-text = В этом сообщении ничего не было бы видно.
web-problem-long-text = Слишком длинно: не больше { $most } знаков.
web-problem-chat-closed = Чат этого стола закрыт.
web-problem-nobody-there = Там больше никого нет.
web-problem-removed = Тот, кто открыл стол, убрал вас из-за него.
web-problem-blocked = { $until ->
    [none] Вы заблокированы на этом сервере.
   *[other] Вы заблокированы на этом сервере до { $until }.
}
web-problem-blocked-name = { $until ->
    [none] Это имя заблокировано на этом сервере. Выберите другое.
   *[other] Это имя заблокировано на этом сервере до { $until }. Выберите другое.
}
