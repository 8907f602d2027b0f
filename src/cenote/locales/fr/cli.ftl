cli-about = { $games } : jouer, simuler, rejouer et vérifier des parties.
cli-commands = Commandes
cli-version = cenote { $version }, { $compiled ->
    [yes] version compilée
   *[no] Python pur
}
cli-help-version = afficher la version et indiquer si le moteur est compilé
cli-help-lang = la langue de tous les textes : en, de, fr, ru ou zh
cli-help-play = jouer dans le navigateur, ou ici même avec --terminal, contre des bots ou à plusieurs au même écran
cli-help-serve = ouvrir des tables dans le navigateur ; aussi aux autres machines avec --host 0.0.0.0
cli-help-rules = afficher les règles numérotées d’un jeu
cli-help-sim = faire jouer de nombreuses parties entre bots
cli-help-replay = rejouer pas à pas une partie enregistrée
cli-help-show = dessiner une position
cli-help-verify = vérifier un enregistrement : somme de contrôle, actions, tirages, résultat
cli-help-game = le jeu : { $games }
cli-help-number = une règle ou un chapitre, par exemple T6.4 ou J6
cli-help-seats = le nombre de joueurs
cli-help-option = activer une option de la table (peut être répété)
cli-help-components = un fichier de matériel avec lequel jouer, si le jeu en accepte un
cli-help-terminal = jouer dans le terminal et non dans le navigateur
cli-help-host = l’adresse d’écoute
cli-help-port = le port d’écoute
cli-help-data = le dossier de la base de données et de la clé secrète
cli-help-database = l’adresse d’une base de données PostgreSQL, au lieu d’un fichier dans le dossier
cli-help-bot-workers = le nombre de processus où réfléchissent les bots ; 0 pour un de moins que le nombre de cœurs
cli-help-plain = tout décrire en phrases au lieu de dessiner, pour les lecteurs d’écran
cli-help-people = le nombre de personnes à ce clavier
cli-help-bots = les bots dans l’ordre des places, séparés par des virgules ; la liste reprend du début jusqu’à ce que la table soit complète
cli-help-opponents = les bots que vous affrontez, séparés par des virgules
cli-help-games = le nombre de parties
cli-help-seed = le numéro de la première partie ; les mêmes numéros donnent les mêmes parties
cli-help-play-seed = jouer la partie portant ce numéro au lieu d’une partie secrète
cli-help-records = enregistrer chaque partie dans ce dossier
cli-help-format = comment écrire les parties : text, un fichier pour chacune, ou parquet, deux tableaux à analyser ; sans --records, dans un dossier nommé d’après la série
cli-help-workers = le nombre de processus ; 0 pour un par cœur
cli-help-cluster = jouer sur les machines d’une grappe Dask : l’adresse de son ordonnanceur
cli-help-save = où conserver la partie ; si une partie inachevée s’y trouve, elle reprend
cli-help-new = commencer une nouvelle partie même s’il en reste une inachevée
cli-help-position-file = le texte d’une position ou un enregistrement ; - pour lire l’entrée standard
cli-help-to = s’arrêter après ce nombre d’étapes
cli-help-at = la position après ce nombre d’étapes d’un enregistrement
cli-help-all = tout afficher d’un coup au lieu d’avancer pas à pas

parser-usage = {"utilisation : "}
parser-arguments = Arguments
parser-heading = %(heading)s :
parser-options = Options
parser-help = afficher cette aide et quitter
parser-required = argument manquant : %s
parser-unrecognized = arguments inconnus : %s
parser-argument = %(argument_name)s : %(message)s
parser-choice = { $option } : « { $value } » ne fait pas partie des choix possibles : { $choices }{ $nearest ->
    [none] .
   *[other] . Vouliez-vous dire « { $nearest } » ?
}
parser-type = « %(value)s » n’est pas un nombre entier
parser-one = une valeur doit suivre
parser-ambiguous = %(option)s est ambigu et peut désigner : %(matches)s
parser-ignored = « %s » n’a pas sa place ici
parser-see = voir { $command }
parser-command = commande inconnue : « { $value } »{ $nearest ->
    [none] .
   *[other]  ; vouliez-vous dire « { $nearest } » ?
} { $help } affiche toutes les commandes.

cli-no-game = Le jeu { $name } n’existe pas ; les jeux disponibles : { $names }.
cli-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }.
cli-no-mode = { $game } n’a pas de mode { $name } ; les modes possibles : { $names }.
cli-no-option = { $game } n’a pas d’option { $name } ; les options possibles : { $names }.
cli-no-bot = Le bot { $name } n’existe pas ; les bots disponibles : { $names }.
cli-empty-bot = --bots : il manque le nom d’un bot.
cli-bot-cannot = Le bot { $name } ne sait pas jouer à { $game } ; ceux-ci le savent : { $names }.
cli-no-part = { $game } ne fournit pas cet élément : { $part ->
    [text_renderer] une image pour le terminal
    [evaluation] une évaluation pour les bots qui planifient
    [locales] ses textes
   *[other] { $part }
}.
cli-people = Impossible d’installer { $people } personnes à une table de { $seats } places.
cli-surplus-bots = Il y a plus de bots ({ $bots }) que de places libres ({ $seats }). Ajoutez des places avec --seats, ou nommez moins de bots.
cli-components = Impossible de jouer avec ce matériel : { $reason }
cli-no-file = Le fichier { $path } n’existe pas.
cli-unreadable = Impossible de lire { $path } : { $reason }
cli-not-text = { $path } n’est pas un fichier texte.
cli-bad-file = { $path } : { $fault }
cli-unwritable = Impossible d’écrire { $path } : { $reason }
cli-unusable = Impossible d’utiliser { $path } : { $reason }
cli-exists = { $path } existe déjà. Indiquez un autre endroit, ou remplacez-le avec --force.
cli-no-output = Impossible d’écrire la sortie : { $reason }
cli-no-letters = La sortie ne peut pas afficher les lettres de la langue { $language } ; voici donc de l’anglais. Choisissez des paramètres régionaux en UTF-8.
system-host = le nom d’hôte est inconnu.
system-eacces = accès refusé.
system-eperm = opération interdite.
system-enoent = ce fichier ou ce dossier n’existe pas.
system-eisdir = c’est un dossier.
system-enotdir = une partie du chemin n’est pas un dossier.
system-eexist = un fichier porte déjà ce nom.
system-enospc = il n’y a plus de place.
system-erofs = le système de fichiers est en lecture seule.
system-enametoolong = le nom est trop long.
system-eaddrinuse = le port est déjà utilisé.
system-eaddrnotavail = cette machine n’a pas cette adresse.
cli-no-number = { $name } doit valoir au moins { $least }.
cli-stopped = Interruption. Parties terminées : { $done }.
cli-progress = { $done } sur { $total }

sim-progress = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
sim-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $speed } parties/s.
sim-bot = bot
sim-seats = parties × places
sim-score = score moyen
sim-spread = ± 95 %
sim-best = meilleur
sim-won = victoires
sim-saved = Parties enregistrées dans { $path }.
sim-dataset = Le jeu de données est dans { $path }.
sim-no-parquet = Les tableaux au format parquet ont besoin d’un paquet qui n’est pas installé. Installez-le avec : { $command }
sim-worker-gone = Un processus qui jouait a été arrêté de l’extérieur, peut-être faute de mémoire. Les parties terminées avant sont conservées.
sim-cluster-missing = Une grappe a besoin d’un paquet qui n’est pas installé. Installez-le avec : { $command }
sim-cluster-address = « { $address } » n’est pas l’adresse d’une grappe ; en voici la forme : { $form }
sim-cluster-unreachable = Aucune grappe ne répond à l’adresse { $address }.
sim-cluster-empty = La grappe { $address } n’a pas encore de processus de travail ; lancez-en.
sim-cluster-bare = Un processus de travail de la grappe { $address } n’a pas cenote { $version } ; il faut la même version partout.
sim-cluster-other = Un processus de travail de la grappe { $address } a { $theirs }, mais ici c’est { $ours } ; il faut la même version partout.
sim-cluster-lost = La grappe { $address } est perdue. Les parties terminées avant sont conservées.

replay-head = { $game }, { $mode } : { $names }
replay-entry = { $number }. { $entry }
replay-undo = { $seat } annule ses dernières actions.
replay-hint = Entrée : suite · b : retour · un nombre : aller à cette étape · d : dessiner · q : quitter
replay-unknown = « { $typed } » n’est pas compris.
replay-prompt = {"> "}
replay-end = Fin de l’enregistrement.
show-at = --at demande un enregistrement, mais { $path } est une position.

verify-digest = Somme de contrôle
verify-form = Forme
verify-actions = Actions jouées
verify-commitment = Empreinte du mélange
verify-draws = Tirages
verify-result = Résultat
verify-holds = { $what } : conforme
verify-fails = { $what } : NON CONFORME. { $why }
verify-unknown = { $what } : { $reason ->
    [unfinished] la partie n’est pas terminée
   *[other] invérifiable tant que la graine n’est pas dévoilée
}
verify-differs = Ligne { $line } : on y lit { $stated } au lieu de { $found }.
verify-true = L’enregistrement est authentique.
verify-false = L’enregistrement ne correspond pas à la partie jouée.
verify-open = Aucune anomalie jusqu’ici.


play-hello = Tapez le numéro ou le texte d’une action ; la touche Tab le complète. Tapez help pour voir les autres commandes.
play-help =
    un numéro ou un texte : ajouter cette action au plan ; une fin de tour, une offre ou une route prête est définitive
    commit : jouer le plan · undo : annuler la dernière action · restart : abandonner le plan
    actions : lister ce qui est possible · board : montrer la position · since : ce qui s’est passé depuis mon dernier tour
    why ACTION : pourquoi elle est interdite · rules NUMÉRO : le texte d’une règle
    save : où la partie est enregistrée · quit : quitter
play-goes-on = La partie conservée dans { $path } reprend.
play-new-hint = Avec --new, une nouvelle partie prendra sa place.
play-person = Joueur { $number }
play-prompt = { $plan ->
    [0] {"> "}
   *[other] ({ $plan }) {"> "}
}
play-plan = Plan : { $plan }. Tapez commit pour le jouer.
play-no-plan = Le plan est encore vide.
play-cost = { $cost } PA
play-curtain = À { $seat } de jouer. Que personne d’autre ne regarde !
play-curtain-prompt = {"Appuyez sur Entrée. "}
play-allowed = C’est permis.
play-no-undo = Rien à annuler : depuis, un tirage a eu lieu ou quelqu’un d’autre a joué.
play-undone = { $count ->
    [one] { $count } action annulée.
   *[other] { $count } actions annulées.
}
play-kept = Partie conservée dans { $path }. Pour la reprendre, relancez la commande sans --new ni --force.
play-record = L’enregistrement se trouve dans { $path } ; « cenote verify » contrôle chaque tirage.

play-address = Votre table : { $address } (Ctrl+C la ferme ; la partie est conservée.)
play-open-already = Cenote est déjà ouvert. Votre table : { $address }
serve-address = Les tables sont ouvertes : { $address }. Tout est conservé dans { $path } ; Ctrl+C les ferme.
serve-no-port = Impossible d’écouter sur { $host }, port { $port } : { $reason }
serve-not-installed = La table du navigateur n’est pas installée. Installez-la avec : pip install ".[server]" (ou jouez avec --terminal).
serve-not-built = Les pages du navigateur ne sont pas encore générées : lancez une fois make play, ou jouez avec --terminal.
serve-bad-setting = Un réglage est inutilisable : { $reason }
serve-short-secret = Le secret dans { $source } est trop court pour être sûr : il lui faut au moins { $least } octets.
serve-other-secret = { $count ->
    [one] Une table inachevée a été créée
   *[other] { $count } tables inachevées ont été créées
} sous un autre secret : leurs joueurs ne seront plus reconnus. Si vous avez encore l’ancien, remettez-le dans le fichier { $file } ou dans { $setting }.
serve-taken = Un autre serveur conserve déjà ses tables dans { $path }.
serve-taken-at = Les tables de { $path } sont déjà ouvertes : { $address }
serve-bad-database = La base de données { $path } est inutilisable : { $reason }
serve-bad-address = L’adresse de la base de données doit ressembler à ceci : { $form }
serve-no-driver = PostgreSQL a besoin d’un pilote qui n’est pas installé. Installez-le avec : { $command }
