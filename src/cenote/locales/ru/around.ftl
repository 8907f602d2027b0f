around-going = Продолжить игру
around-going-all = Показать все партии
around-ended = Завершённые партии

around-settings = Настройки
around-theme = Цвета
around-theme-system = Как в системе
around-theme-light = Светлые
around-theme-dark = Тёмные
around-my-turn = Когда настанет ваш ход
around-sound = Подать звуковой сигнал
around-notify = Показать уведомление
around-notify-about = Пока эта страница не видна, а если браузер это умеет, то и когда она закрыта.
around-notify-denied = Браузер блокирует уведомления этой страницы. Разрешить их можно в его настройках для этого сайта.
around-notify-insecure = Браузеры показывают уведомления только страниц с защищённым адресом.

around-ask = Сообщить вам, когда снова настанет ваш ход?
around-ask-yes = Да, сообщить
around-ask-no = Не сейчас
around-told = Стол, за которым играют: { $names }.
around-late = Это занимает больше времени, чем обычно. Пробуем снова …
