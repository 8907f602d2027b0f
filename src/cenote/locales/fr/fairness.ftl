# La page qui montre pourquoi personne ne peut diriger les tirages, et qui les vérifie.
web-problem-salts-missing = Un navigateur n’a pas encore envoyé son nombre aléatoire. Réessayez dans un instant.
web-problem-other-rules = Cette partie a suivi les règles d’une autre version. Son enregistrement ne peut pas être rejoué ici.

fair-about = Personne ne peut choisir ce qui est tiré : ni le serveur, ni quelqu’un à la table.
fair-lesson = Pendant la leçon, les tirages sont toujours les mêmes, pour tout vous montrer pas à pas. Il n’y a donc rien à vérifier ici. Dans toute autre partie, personne ne peut choisir ce qui est tiré, et cette page montre pourquoi.
fair-first = À l’ouverture de la table, le serveur a choisi un nombre secret, la graine, et en a montré l’empreinte. Une empreinte ne trahit rien, mais aucune autre graine n’a la même.
fair-then = Ce n’est qu’ensuite que le navigateur de chaque personne a envoyé son propre nombre aléatoire, le sel.
fair-last = Chaque tirage est calculé à partir de la graine et de tous les sels. Après la partie, la graine est dévoilée et chacun peut recalculer tous les tirages.
fair-print = Empreinte de la graine
fair-seed = Graine
fair-seed-later = Secrète jusqu’à la fin de la partie.
fair-salts = Sels
fair-salt-bot = aucun : un bot n’ajoute rien
fair-salt-missing = pas encore envoyé
fair-salt-free = place encore libre
fair-noted-print = Ce navigateur a vu cette empreinte avant d’envoyer son sel.
fair-noted-salt = Créé par ce navigateur.
fair-check = Vérifier tous les tirages
fair-checking = Vérification …
fair-right = Tout concorde. { $count ->
    [one] { $count } tirage vérifié.
   *[other] { $count } tirages vérifiés.
}
fair-wrong = Quelque chose ne concorde pas.
fair-record-whole = L’enregistrement est intact : sa somme de contrôle est juste.
fair-record-altered = L’enregistrement a été modifié : sa somme de contrôle est fausse.
fair-record-unreadable = L’enregistrement est illisible : ligne { $line }.
fair-seed-right = La graine a bien l’empreinte indiquée dans l’enregistrement.
fair-seed-wrong = La graine n’a pas l’empreinte indiquée dans l’enregistrement.
fair-print-right = C’est l’empreinte que ce navigateur a vue avant d’envoyer son sel.
fair-print-wrong = Ce n’est pas l’empreinte que ce navigateur a vue.
fair-salt-right = Le sel envoyé par ce navigateur figure dans l’enregistrement.
fair-salt-wrong = Le sel envoyé par ce navigateur ne figure pas dans l’enregistrement.
fair-draws-right = Tous les tirages découlent de la graine et des sels.
fair-draws-borrowed = Tous les tirages concordent. Jusqu’au numéro { $number }, ils viennent de la partie que celle-ci prolonge et découlent de la graine et des sels de cette partie-là ; tous les suivants découlent de la graine et des sels affichés ci-dessus.
fair-draws-wrong = Le tirage { $number } (ligne { $line } de l’enregistrement) ne concorde pas : il y est écrit « { $came } », mais la graine donne « { $due } ».
fair-draws-none = Le tirage { $number } (ligne { $line } de l’enregistrement) ne concorde pas : personne ne sait ce qui aurait pu venir.
fair-insecure = Ici, votre navigateur ne peut pas calculer d’empreintes : il ne le fait que sur des pages venues par https ou de cet ordinateur. Téléchargez l’enregistrement et vérifiez-le avec la commande :
fair-unopened = Cet enregistrement ne contient pas de graine : il n’y a encore rien à calculer.
fair-odds = C’est le serveur qui dit ce qui aurait pu venir à chaque tirage. Cette commande le vérifie aussi d’après les règles :
fair-list = Tous les tirages
fair-number = Tirage
fair-came = Tiré
fair-likely = Chances
fair-of = { $part } sur { $whole }
