telling-your-turn = Ваш ход · { $game }
telling-time-short = Ваше время на исходе · { $game }
telling-game-over = Партия окончена · { $game }
telling-test = Это проверка. Ваш вебхук работает.
telling-feed-title = Cenote: ваши партии

telling-title = Уведомления
telling-more = Другие способы узнать
telling-about = Кто не за столом, узнаёт об этом через полминуты.
telling-kinds = О чём сообщать
telling-kind-your-turn = Мой ход
telling-kind-time-short = Моё время на исходе
telling-kind-game-over = Моя партия окончена
telling-kinds-none = Сначала настройте один из способов ниже.

telling-here = В этом браузере
telling-here-pushed = Уведомления приходят, даже когда эта страница закрыта.
telling-here-open = Уведомления приходят, пока эта страница открыта: иначе с этим браузером связаться не удалось.
telling-devices = { $count ->
    [one] Уведомления получает { $count } ваш браузер.
    [few] Уведомления получают { $count } ваших браузера.
    [many] Уведомления получают { $count } ваших браузеров.
   *[other] Уведомления получают { $count } ваших браузера.
}
telling-devices-end = Выключить во всех браузерах

telling-feed = Лента
telling-feed-about = Личный адрес для программы чтения лент. Кто его знает, видит, где ваш ход, и ничего больше.
telling-feed-label = Адрес вашей ленты
telling-feed-make = Создать ленту
telling-feed-renew = Новый адрес
telling-feed-renewed = Старый адрес больше не действует.
telling-copy = Скопировать
telling-copied = Скопировано.
telling-end = Удалить

telling-webhook = Вебхук
telling-webhook-about = Для программ: мы отправляем подписанное сообщение на ваш адрес.
telling-webhook-label = Адрес вебхука
telling-webhook-secret = Этим подписаны сообщения. Показывается только сейчас:
telling-webhook-secret-label = Секрет вебхука
telling-webhook-test = Отправить проверку
telling-webhook-worked = Проверка дошла.
telling-last = Последняя доставка: { $when }
telling-never = Ещё ничего не отправлено.

telling-mail = Электронная почта
telling-mail-about = Сначала письмо спросит, ваш ли это адрес. В каждом следующем есть ссылка, чтобы отписаться.
telling-mail-label = Ваш адрес электронной почты
telling-mail-asked = Мы написали на { $address }. Откройте ссылку из письма в течение двух дней.
telling-mail-on = Письма приходят на { $address }.

telling-off = Несколько дней ничего не доходило, и это выключено.
telling-trouble-unreachable = По этому адресу никто не отвечает.
telling-trouble-refused = Другая сторона отказывает.
telling-trouble-too-often = Сегодня было слишком много писем.
telling-trouble-trouble = Что-то пошло не так у нас.

web-problem-bad-address = На этот адрес ничего нельзя отправить. Он должен быть защищённым и доступным отовсюду.
web-problem-bad-mail = Это не адрес электронной почты.
web-problem-no-mail = Этот сервер не отправляет писем.
web-problem-mail-failed = Письмо не удалось отправить. Проверьте адрес.
web-problem-no-webhook = Вебхука ещё нет.
