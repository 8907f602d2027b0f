chat = Discussion
chat-open = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
chat-close-panel = Fermer la discussion
chat-rooms = Qui la lit
chat-room = { $room ->
    [players] Joueurs
   *[onlookers] Spectateurs
}
chat-room-unread = { $count ->
    [one] { $room }, { $count } nouveau message
   *[other] { $room }, { $count } nouveaux messages
}
chat-about = { $room ->
    [players] Jusqu’à la fin de la partie, seuls ceux qui jouent peuvent lire ceci.
   *[onlookers] Jusqu’à la fin de la partie, seuls ceux qui regardent peuvent lire ceci.
}
chat-empty = Personne n’a encore rien dit.
chat-none = Cette discussion est réservée à ceux qui étaient là pendant la partie.
chat-earlier = Messages précédents
chat-write = Votre message
chat-write-hint = Écrivez quelque chose
chat-send = Envoyer
chat-left = { $count ->
    [one] encore { $count } caractère
   *[other] encore { $count } caractères
}
chat-too-long = { $count ->
    [one] { $count } caractère de trop
   *[other] { $count } caractères de trop
}
chat-phrases = Phrases rapides
chat-phrase-hello = Bonjour !
chat-phrase-luck = Bonne chance et amusez-vous bien !
chat-phrase-turn = C’est à vous.
chat-phrase-moment = Un instant, s’il vous plaît.
chat-phrase-nice = Bien joué !
chat-phrase-thanks = Merci !
chat-phrase-sorry = Pardon !
chat-phrase-game = Belle partie !
chat-said = { $name } : { $text }
chat-onlooker = regarde
chat-you = Vous
chat-closed = { $by ->
    [keeper] L’administrateur de ce serveur a fermé cette discussion.
   *[host] La personne qui a ouvert la table a fermé cette discussion.
}
chat-shut = Fermer la discussion pour tous
chat-reopen = Rouvrir la discussion
chat-people = Participants
chat-muted = Masqué : { $name }

conduct-menu = { $name } : masquer ou signaler
conduct-mute = Masquer
conduct-unmute = Ne plus masquer
conduct-report = Signaler
conduct-remove = Retirer
conduct-remove-from = Retirer { $name } de la table
conduct-was-muted = Vous ne verrez plus les messages de { $name }.
conduct-was-removed = { $name } n’est plus à la table.
conduct-removed = Retiré : { $name }
conduct-readmit = Réadmettre
conduct-readmit-whom = Réadmettre { $name }
conduct-report-title = Signaler { $name }
conduct-report-about = L’administrateur de ce serveur lira le signalement avec les derniers messages de cette discussion. { $name } n’en saura rien.
conduct-reason = Quel est le problème ?
conduct-reason-insult = Insultes ou menaces
conduct-reason-spam = Publicité ou messages sans fin
conduct-reason-cheating = Triche
conduct-reason-stalling = Bloque la partie
conduct-reason-name = Un nom choquant
conduct-reason-other = Autre chose
conduct-report-text = Que s’est-il passé ? (facultatif)
conduct-report-send = Envoyer le signalement
conduct-report-cancel = Annuler
conduct-reported = Merci. L’administrateur de ce serveur s’en occupera.

web-problem-not-your-room = Vous ne pouvez plus écrire là.
web-problem-empty-text = Rien de ce message ne serait visible.
web-problem-long-text = C’est trop long : { $most } caractères au plus.
web-problem-chat-closed = La discussion de cette table est fermée.
web-problem-nobody-there = Il n’y a personne d’autre là.
web-problem-removed = La personne qui a ouvert cette table vous en a fait sortir.
web-problem-blocked = { $until ->
    [none] Vous faites l’objet d’un blocage sur ce serveur.
   *[other] Vous faites l’objet d’un blocage sur ce serveur jusqu’au { $until }.
}
web-problem-blocked-name = { $until ->
    [none] Ce nom est bloqué sur ce serveur. Choisissez-en un autre.
   *[other] Ce nom est bloqué sur ce serveur jusqu’au { $until }. Choisissez-en un autre.
}
