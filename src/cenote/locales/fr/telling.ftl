telling-your-turn = À vous de jouer · { $game }
telling-time-short = Votre temps est presque écoulé · { $game }
telling-game-over = La partie est terminée · { $game }
telling-test = Ceci est un essai. Votre webhook fonctionne.
telling-feed-title = Cenote : vos parties

telling-title = Être prévenu
telling-more = Autres façons d’être prévenu
telling-about = Qui n’est pas à la table l’apprend une demi-minute plus tard.
telling-kinds = Ce que vous voulez savoir
telling-kind-your-turn = C’est à moi de jouer
telling-kind-time-short = Mon temps est presque écoulé
telling-kind-game-over = Une de mes parties est terminée
telling-kinds-none = Choisissez d’abord une des façons ci-dessous.

telling-here = Dans ce navigateur
telling-here-pushed = Les notifications arrivent même quand cette page est fermée.
telling-here-open = Les notifications arrivent tant que cette page est ouverte, car ce navigateur n’a pas pu être joint autrement.
telling-devices = { $count ->
    [one] Un de vos navigateurs est prévenu.
   *[other] { $count } de vos navigateurs sont prévenus.
}
telling-devices-end = Arrêter dans tous les navigateurs

telling-feed = Flux
telling-feed-about = Une adresse privée pour un lecteur de flux. Qui la connaît voit où c’est à vous de jouer, et rien d’autre.
telling-feed-label = Adresse de votre flux
telling-feed-make = Créer un flux
telling-feed-renew = Nouvelle adresse
telling-feed-renewed = L’ancienne adresse ne vaut plus rien.
telling-copy = Copier
telling-copied = Copié.
telling-end = Supprimer

telling-webhook = Webhook
telling-webhook-about = Pour les programmes : nous envoyons un message signé à une adresse de votre choix.
telling-webhook-label = Adresse du webhook
telling-webhook-secret = Les messages sont signés avec ceci. Affiché seulement maintenant :
telling-webhook-secret-label = Secret du webhook
telling-webhook-test = Envoyer un essai
telling-webhook-worked = L’essai est arrivé.
telling-last = Dernière arrivée : { $when }
telling-never = Rien n’a encore été envoyé.

telling-mail = E-mail
telling-mail-about = Un premier e-mail demande si l’adresse est bien la vôtre. Chaque suivant contient un lien pour y mettre fin.
telling-mail-label = Votre adresse e-mail
telling-mail-asked = Nous avons écrit à { $address }. Ouvrez le lien de cet e-mail dans les deux jours.
telling-mail-on = Vous êtes prévenu à { $address }.

telling-off = Après plusieurs jours d’échec, ceci a été désactivé.
telling-trouble-unreachable = Personne ne répond à cette adresse.
telling-trouble-refused = L’autre côté refuse.
telling-trouble-too-often = Il y a eu trop d’e-mails aujourd’hui.
telling-trouble-trouble = Quelque chose a échoué de notre côté.

web-problem-bad-address = Rien ne peut être envoyé à cette adresse. Elle doit être sécurisée et accessible de partout.
web-problem-bad-mail = Ce n’est pas une adresse e-mail.
web-problem-no-mail = Ce serveur n’envoie pas d’e-mails.
web-problem-mail-failed = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse.
web-problem-no-webhook = Il n’y a pas encore de webhook.
