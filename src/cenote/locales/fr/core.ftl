list-comma = {", "}
list-semicolon = {" ; "}
sentence-gap = {" "}
bracketed = { $text } ({ $note })
labelled = { $name } : { $value }
spoken-sentence = { $text }.

bot-random = Vagabond
bot-greedy = Collectionneur
bot-easy = Touriste
bot-medium = Éclaireur
bot-hard = Vétéran
bot-expert = Oracle

plan-ends = L’action { $step } ({ $action }) doit être la dernière de la liste : la suite dépend du hasard. Rien n’a été joué.
unknown-action = L’action « { $text } » n’existe pas{ $nearest ->
    [none] .
   *[other] {" "}; vouliez-vous dire « { $nearest } » ?
}

plain-fact = { $what } : { $facts }.
plain-refusal = Ce n’est pas permis.

damaged-otherwise = Ligne { $line } : { $what } ({ $facts }).
damaged-no-digest = Ligne { $line } : la dernière ligne doit être « sha256 » suivi de la somme de contrôle de toutes les lignes qui précèdent.
damaged-not-a-record = Ce n’est pas un enregistrement Cenote : il ne commence pas par « { $expected } ».
damaged-not-a-position = Ligne { $line } : une position commence par « { $expected } ».
damaged-too-few-lines = Ligne { $line } : le texte s’interrompt.
damaged-line-too-short = Ligne { $line } : il manque quelque chose après « { $word } ».
damaged-line-too-long = Ligne { $line } : « { $word } » est de trop.
damaged-not-a-number-in-range = Ligne { $line } : « { $word } » devrait être un nombre de { $least } à { $most }.
damaged-unknown-word = Ligne { $line } : on y lit « { $word } », mais il fallait : { $expected ->
    [fact-or-space] une information ou une case
    [standing] ce qui peut s’y trouver
    [fact] une information sur la position
    [cells] des cases
   *[other] { $expected }
}.
damaged-unknown-game = Ligne { $line } : le jeu « { $word } » n’existe pas.
damaged-unknown-hex = Ligne { $line } : l’hexagone « { $word } » n’existe pas.
damaged-unknown-action = Ligne { $line } : « { $word } » n’est pas une action.
damaged-illegal-action = Ligne { $line } : « { $word } » n’est pas permis à ce moment ({ $rule }).
damaged-several-actions = Ligne { $line } : « { $word } » réunit plusieurs étapes sur une seule ligne.
damaged-open-choice = Ligne { $line } : le choix « { $word } » est inachevé.
damaged-components = Ligne { $line } : impossible de jouer avec ce matériel : { $reason }
damaged-nothing-to-undo = Ligne { $line } : il n’y a rien à annuler.
damaged-not-a-seed = Ligne { $line } : « { $word } » n’est pas une graine de 64 chiffres hexadécimaux.
damaged-seats = Ligne { $line } : ce jeu se joue de { $least } à { $most } joueurs.
damaged-no-seats = Ligne { $line } : le nombre de joueurs manque.
damaged-salts = Ligne { $line } : il faut un sel par joueur, soit { $expected }, ou aucun.
damaged-twice = Ligne { $line } : « { $word } » y figure deux fois.
damaged-printed = Ligne { $line } : l’hexagone en { $word } est imprimé sur le plateau et ne peut pas être remplacé.
damaged-too-many = Ligne { $line } : plus que la boîte n’en contient : { $word ->
    [workers] explorateurs
    [temple-tiles] jetons temple
    [treasures] trésors
    [camps] camps
    [guards] gardiens
   *[other] { $word }
}.
damaged-phase = Ligne { $line } : il manque quelque chose d’indispensable à la phase « { $word } ».
damaged-no-secret = Le fichier { $word }, qui accompagne cette partie inachevée, est introuvable.
damaged-bad-secret = Le fichier { $word }, qui accompagne cette partie inachevée, est endommagé.
damaged-line-end = Ligne { $line } : chaque ligne, la dernière comprise, se termine par un saut de ligne et rien d’autre.
damaged-windows-line-end = Le fichier a des fins de ligne Windows (CRLF, d’abord à la ligne { $line }) ; chaque ligne doit finir par un simple saut de ligne.
damaged-not-a-name = Ligne { $line } : « { $word } » n’est pas un nom de joueur de 1 à { $most } caractères visibles.
damaged-not-a-salt = Ligne { $line } : « { $word } » n’est ni un sel de 1 à { $most } chiffres hexadécimaux, ni « - ».
damaged-not-a-hash = Ligne { $line } : « { $word } » n’est pas une empreinte de 64 chiffres hexadécimaux.
damaged-order = Ligne { $line } : « { $word } » n’est pas à sa place ; les options vont par ordre alphabétique.
damaged-impossible = Ligne { $line } : une telle position est impossible : { $reason }
