around-going = Reprendre la partie
around-going-all = Afficher toutes les parties
around-ended = Parties terminées

around-settings = Réglages
around-theme = Couleurs
around-theme-system = Comme le système
around-theme-light = Clair
around-theme-dark = Sombre
around-my-turn = Quand c’est à vous de jouer
around-sound = Jouer un son
around-notify = Afficher une notification
around-notify-about = Quand cette page n’est pas visible et, si le navigateur le permet, même quand elle est fermée.
around-notify-denied = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages pour ce site.
around-notify-insecure = Les navigateurs n’affichent que les notifications des pages dont l’adresse est sécurisée.

around-ask = Voulez-vous une notification quand ce sera de nouveau à vous de jouer ?
around-ask-yes = Oui, volontiers
around-ask-no = Pas maintenant
around-told = À la table avec { $names }.
around-late = Cela prend plus de temps que d’habitude. Nouvel essai …
