web-solo-against = Contre
web-solo-count = { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-solo-about = { $bot } : { $about }.
web-solo-free = Tout de suite, sans compte

web-seat-kept = Réservée à { $name }
web-seat-bot-in = Asseoir un bot
web-seat-bot-in-at = Asseoir un bot : place { $number }
web-seat-bot-out = Renvoyer le bot
web-seat-bot-out-at = Renvoyer le bot : place { $number }
web-waiting-invited = Les places libres sont réservées aux personnes qui ont le lien d’invitation. Demandez-le à qui a ouvert la table.
web-waiting-back = La partie commence dès que tout le monde est là.

web-invite-here-only = Ce lien ne fonctionne que sur cet ordinateur.
web-invite-network = Pour vos amis sur le même réseau, lancez le serveur avec « { $command } » et ouvrez cette page à l’adresse que votre ordinateur y porte.
web-invite-send = Envoyer le lien
web-invite-code = En code QR
web-invite-code-about = Visez ce code avec l’appareil photo d’un téléphone pour rejoindre la table.
web-invite-come = Venez jouer à { $game } avec moi !

web-turn-yours = À vous de jouer
web-turn-others = En attente de { $names }
web-turn-gathering = En attente de joueurs
web-turn-over = Partie terminée
web-turn-title = { $what }, { $game }

web-unknown-game = Il n’y a pas de jeu nommé « { $game } » ici.
web-rematch-waits = Une revanche vous attend.
web-rematch-join = Jouer la revanche

bot-random-about = ne suit aucun plan
bot-greedy-about = prend ce qui rapporte le plus sur le moment
bot-easy-about = vient pour le paysage et laisse parfois un trésor derrière lui
bot-medium-about = connaît les sentiers et prépare chaque tour jusqu’au bout
bot-hard-about = en a vu d’autres, ne gaspille aucun pas et pardonne peu
bot-expert-about = a vu venir votre coup et joue du mieux que nous sachions

lobby-filters = Choisir parmi les tables ouvertes
lobby-game = Jeu
lobby-any-game = Tous les jeux
lobby-any-clock = Toutes les cadences
lobby-clock = { $kind ->
    [move] Temps par tour
    [game] Temps pour la partie
    [days] Jours par tour
   *[none] Sans pendule
}
lobby-free = Places libres
lobby-any-free = N’importe quel nombre de places libres
lobby-free-least = { $count ->
    [one] au moins une place libre
   *[other] au moins { $count } places libres
}
lobby-none-fits = Aucune table ouverte ne correspond à ce choix.
lobby-reset = Effacer les filtres
lobby-all = Tout afficher ({ $count })
lobby-here = { $count ->
    [one] { $names } est là
   *[other] { $names } sont là
}
lobby-nobody = { $names } : pas là en ce moment
