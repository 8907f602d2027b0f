cli-help-admin = управлять сервером: резервные копии, проверка, уборка, жалобы, блокировки
admin-tasks = задачи
admin-help-reports = показать жалобы
admin-help-block = заблокировать имя, человека или адрес
admin-help-blocks = показать, кто и что заблокировано
admin-help-unblock = снова впустить
admin-help-chat = закрыть чат стола или снова открыть его
admin-help-data = папка с данными сервера
admin-help-done = отметить эту жалобу как рассмотренную
admin-help-all = показать и рассмотренные
admin-help-whom = имя, адрес или сеть, например 192.0.2.0/24
admin-help-person = человек по номеру, который показан в жалобах
admin-help-report = человек из этой жалобы
admin-help-address = вместе с --report: заблокировать и адрес этого человека, от которого известен только отпечаток
admin-help-days = на столько дней
admin-help-until = до конца этого дня (по Гринвичу), например 2027-01-31
admin-help-reason = почему, для администраторов
admin-help-block-number = номер в списке блокировок
admin-help-table = номер из адреса стола
admin-help-open = снова открыть

admin-no-database = В { $path } нет столов.
admin-no-reports = Жалоб нет.
admin-report = Жалоба { $number }, { $at }: { $name }. { $reason ->
    [insult] Оскорбления или угрозы
    [spam] Реклама или бесконечные сообщения
    [cheating] Нечестная игра
    [stalling] Задерживает партию
    [name] Оскорбительное имя
   *[other] Другое
}. { $done ->
    [yes] Рассмотрена.
   *[no] Ещё не рассмотрена.
}
admin-report-where = Стол { $table } ({ $game }); человек { $person }; жалуется { $reporter }.
admin-report-line = { $room ->
    [players] игроки
   *[onlookers] зрители
}, { $name }: { $text }
admin-report-done = Жалоба { $number } рассмотрена.
admin-no-report = Жалобы { $number } нет.
admin-no-blocks = Никто не заблокирован.
admin-block = Блокировка { $number }: { $kind ->
    [name] имя
    [person] человек
    [network] сеть
   *[source] адрес с отпечатком
} { $what }, { $until ->
    [none] навсегда
   *[other] до { $until }
}.
admin-block-reason = Причина: { $reason }
admin-blocked = Заблокировано: { $what }.
admin-unblocked = Блокировка { $number } снята.
admin-no-block = Блокировки { $number } нет.
admin-whom = Скажите, кого: имя или адрес, либо --person, либо --report (что-то одно).
admin-no-source = В жалобе { $number } не указано, откуда был { $name }.
admin-bad-day = { $day } — не будущий день вроде 2027-01-31.
admin-no-table = Стола { $table } нет.
admin-chat-closed = Чат стола { $table } закрыт.
admin-chat-open = Чат стола { $table } открыт.
