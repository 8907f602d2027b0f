clock = Часы
clock-about = { $kind ->
    [none] Без часов
    [move] { $time } с на ход
    [game] { $time } мин + { $more } с за ход
   *[days] { $time ->
        [one] { $time } день на ход
        [few] { $time } дня на ход
       *[many] { $time } дней на ход
    }
}
clock-none-hint = Каждый думает, сколько хочет.
clock-move-hint = Для партии за один присест: на каждый ход одинаковое время.
clock-game-hint = Время на всю партию; каждый ход немного добавляет.
clock-days-hint = Для партий на дни и недели.
clock-move-field = Секунд на ход
clock-game-field = Минут на партию
clock-more-field = Секунд прибавляет каждый ход
clock-days-field = Дней на ход
clock-hint = Кто не уложился во время, того заменяет бот, и место у него последнее.
clock-left = { $seat }, осталось: { $time }
clock-short = у вас мало времени
clock-minute-left = У вас осталась одна минута.
clock-seconds-left = У вас осталось десять секунд.
fate-away = нет на месте
fate-resigned = сдача
fate-timeout = время вышло
fate-away-told = { $seat }: нет на месте в конце рейтинговой партии. Это последнее место.
fate-resigned-told = { $seat } сдаётся. Дальше играет бот.
fate-timeout-told = { $seat }: время вышло. Дальше играет бот.
fate-resigned-last = { $seat } сдаётся.
fate-timeout-last = { $seat }: время вышло.
fate-away-own = В конце рейтинговой партии за вас играл бот: вы на последнем месте.
fate-timeout-own = Ваше время вышло. Дальше за вас играет бот, а вы можете наблюдать.
leave-table = Выйти…
leave-title = Выйти из игры
leave-away = Отлучиться ненадолго
leave-waits = Ваше место остаётся за вами. Партию вы найдёте на главной странице.
leave-waits-clock = Ваше время при этом идёт.
resign = Сдаться окончательно
resign-sure = За вас доиграет бот, вы займёте последнее место, и вернуться за стол будет нельзя. Если никого не останется, партия прекратится.
resign-watch = Сдаться и наблюдать
resign-leave = Сдаться и выйти
web-problem-out-of-time = Ваше время вышло раньше, чем пришёл ваш ход.
