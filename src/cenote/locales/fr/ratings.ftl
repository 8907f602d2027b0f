rating-rated = Classée
rating-rated-about = La partie compte pour le classement de chacun. Chacun doit avoir un compte et sa propre adresse Internet.
rating-rated-clock = Une partie classée demande une pendule, pour que personne n’évite une défaite en cessant de jouer : { $clock }.
rating-rated-how = Une partie peut être classée si vous avez un compte et si tous les autres sièges sont pour des personnes avec un compte : changez ou retirez les robots et les sièges à cet écran.
rating-mark = classée
rating-needs-account = Cette table compte pour le classement : connectez-vous ou créez un compte pour vous asseoir.
rating-invite-hint = Envoyez ce lien : il permet de s’asseoir à qui a un compte.
rating-all = Classements
rating-none = Pas encore de partie classée.
rating-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
rating-unsettled = visible après 10 parties
rating-away = La partie est classée : sans retour avant la fin, vous finissez à la dernière place.
rating-outcomes = Parties
rating-outcomes-none = Pas encore de partie terminée.
rating-place = Place { $place } sur { $seats }
rating-fate-away = pas là à la fin
rating-fate-resigned = abandon
rating-fate-timeout = temps écoulé
rating-since = Ici depuis le { $date }
rating-mine = Votre profil
rating-curve = Classement après chaque partie classée
rating-unsettled-own = visible par les autres après 10 parties
rating-changes = Classements
rating-nth = partie { $games } sur { $needed }
rating-nth-about = Les autres voient un classement après 10 parties.
rating-not = non classée
rating-unrated-address = Partie non classée : deux joueurs partagent une adresse Internet.
rating-unrated-deleted = Partie non classée : un joueur a supprimé son compte.
rating-unrated-pair = Partie non classée : deux des joueurs, ou d’autres aux mêmes adresses Internet, ont déjà disputé trois parties classées ensemble ces dernières 24 heures.
rating-unrated-private = Partie non classée : seuls les joueurs voient pourquoi.
rating-unrated-unplayed = Partie non classée : on a trop peu joué. Qui reste doit avoir joué trois tours, qui part un tour.
rating-unrated-unfinished = Partie non classée : personne n’a continué.

web-problem-needs-account = Connectez-vous ou créez un compte d’abord : il faut un compte.
web-problem-rated-only-people = À une table classée, chacun joue avec son propre compte.
web-problem-rated-needs-clock = Une partie classée demande une pendule.
web-problem-no-person = Personne ayant un compte ne porte ce nom.
