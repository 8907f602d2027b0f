clock = Pendule
clock-about = { $kind ->
    [none] Sans pendule
    [move] { $time } s par tour
    [game] { $time } min + { $more } s par tour
   *[days] { $time ->
        [one] Un jour par tour
       *[other] { $time } jours par tour
    }
}
clock-none-hint = Chacun réfléchit aussi longtemps qu’il le souhaite.
clock-move-hint = Pour une partie d’une traite, avec le même temps à chaque tour.
clock-game-hint = Du temps pour toute la partie ; chaque tour en ajoute un peu.
clock-days-hint = Pour des parties de plusieurs jours ou semaines.
clock-move-field = Secondes par tour
clock-game-field = Minutes pour la partie
clock-more-field = Secondes ajoutées à chaque tour
clock-days-field = Jours par tour
clock-hint = Qui dépasse son temps cède son siège à un bot et finit à la dernière place.
clock-left = Temps restant de { $seat } : { $time }
clock-short = il vous reste peu de temps
clock-minute-left = Il vous reste une minute.
clock-seconds-left = Il vous reste dix secondes.
fate-away = pas là
fate-resigned = abandon
fate-timeout = temps écoulé
fate-away-told = { $seat } n’était pas là à la fin de la partie classée et finit à la dernière place.
fate-resigned-told = { $seat } abandonne. Un bot joue à sa place.
fate-timeout-told = Le temps de { $seat } est écoulé. Un bot joue à sa place.
fate-resigned-last = { $seat } abandonne.
fate-timeout-last = Le temps de { $seat } est écoulé.
fate-away-own = À la fin de la partie classée, un bot occupait votre siège : vous finissez à la dernière place.
fate-timeout-own = Votre temps est écoulé. Un bot joue à votre place, et vous pouvez regarder.
leave-table = Quitter…
leave-title = Quitter la partie
leave-away = Absence temporaire
leave-waits = Votre siège reste le vôtre. Vous retrouverez la partie sur la page d’accueil.
leave-waits-clock = Votre temps continue de s’écouler.
resign = Abandonner définitivement
resign-sure = Un bot jouera à votre place, vous finirez à la dernière place et vous ne pourrez pas reprendre ce siège. S’il ne reste personne, la partie s’arrête.
resign-watch = Abandonner et regarder
resign-leave = Abandonner et partir
web-problem-out-of-time = Votre temps était écoulé avant l’arrivée de votre coup.
