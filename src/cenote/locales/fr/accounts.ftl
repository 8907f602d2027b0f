account-log-in = Se connecter
account-sign-up = Créer un compte
account-log-out = Se déconnecter
account-title = Votre compte
account-contents = Sur cette page
account-menu = { $name } : compte
account-why = Avec un compte, vos parties vous attendent sur tous vos appareils. Un nom et un mot de passe suffisent.
account-why-log-in = Connectez-vous, et les parties que vous avez commencées ici vous suivront.
account-new = Pas encore de compte ?
account-old = Vous avez un compte ?
account-forgotten = Mot de passe oublié ?
account-welcome = Bienvenue, { $name }.
account-logged-out = Vous êtes déconnecté.
account-ended = Vous avez été déconnecté. Vous continuez comme invité.
account-guest = Vous êtes ici comme invité.

account-name-hint = Les autres voient ce nom. Il n’appartient qu’à vous.
account-name-saved = Désormais, vous vous appelez { $name }.
account-password = Mot de passe
account-password-current = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-hint = Au moins { $least } caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.
account-password-show = Afficher
account-password-change = Changer le mot de passe
account-password-about = Tous les autres navigateurs seront déconnectés.
account-password-saved = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.

account-code = Code de secours
account-code-title = Conservez ce code de secours
account-code-about = Si vous oubliez votre mot de passe, ce code vous laisse revenir. Nous ne le montrons que maintenant et ne pouvons pas vous l’envoyer : notez-le ou enregistrez-le.
account-code-copy = Copier
account-code-copied = Copié.
account-code-copy-failed = Votre navigateur n’a pas permis la copie. Le code est sélectionné : copiez-le vous-même.
account-code-kept = Je l’ai conservé
account-code-hint = Si vous oubliez votre mot de passe, seul ce code vous laisse revenir. Un nouveau remplace l’ancien.
account-code-new = Obtenir un nouveau code
account-recover = Définir un nouveau mot de passe
account-recover-title = Revenir avec le code de secours
account-recover-about = Le code vous a été montré à la création du compte. Il sert une fois : vous en recevrez ensuite un nouveau.

account-sessions = Où vous êtes connecté
account-session-current = ce navigateur
account-session-unknown = Appareil inconnu
account-session-seen = Vu pour la dernière fois { $when }, { $nearby ->
    [yes] depuis le même réseau que ce navigateur
   *[no] depuis un autre réseau
}
account-session-end = Déconnecter
account-session-end-which = Déconnecter : { $device }
account-sessions-end = Déconnecter partout ailleurs
account-session-ended = Ce navigateur est déconnecté.
account-sessions-ended = Tous les autres navigateurs sont déconnectés.

account-data = Vos données
account-data-about = Tout ce que nous conservons sur vous, en un fichier JSON : votre compte, vos connexions, vos tables et vos résultats.
account-data-get = Télécharger mes données
account-delete = Supprimer le compte
account-delete-about = Votre nom disparaît, même des parties terminées. Vous abandonnez les parties en cours. Il n’y a pas de retour possible.
account-delete-now = Supprimer définitivement
account-deleted = Votre compte est supprimé.

web-problem-wrong-login = Ce nom et ce mot de passe ne vont pas ensemble.
web-problem-wrong-password = Ce n’est pas votre mot de passe.
web-problem-wrong-recovery = Ce nom et ce code de secours ne vont pas ensemble.
web-problem-password-length = Un mot de passe compte de { $least } à { $most } caractères.
web-problem-password-common = C’est l’un des premiers mots de passe que l’on essaierait. Choisissez-en un autre.
web-problem-password-name = Le mot de passe ne doit pas être votre nom.
web-problem-name-taken = Ce nom, ou un nom qui lui ressemble, appartient déjà à quelqu’un. Choisissez-en un autre.
web-problem-numbered-name = Le nom d’un compte ne doit pas finir par un nombre détaché : c’est ainsi que nous distinguons les personnes du même nom.
web-problem-guest-name = C’est ainsi que s’appellent les invités. Choisissez un autre nom.
web-problem-has-account = Vous êtes déjà connecté. Déconnectez-vous d’abord.
web-problem-no-account = Il vous faut un compte pour cela. Créez-en un ou connectez-vous.
