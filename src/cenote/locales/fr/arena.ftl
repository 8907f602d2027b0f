cli-help-arena = opposer des bots sur les mêmes donnes : lequel est le plus fort, et avec quelle certitude
cli-help-arena-bots = les bots ; sans --field, un bot seul joue contre lui-même ; une classe à vous s’écrit { $form }
cli-help-field = placer chaque bot seul parmi des bots de ce nom, au lieu de tous contre tous
cli-help-arena-games = le nombre de parties de chaque affiche
cli-help-arena-seed = le numéro de la première donne ; les mêmes numéros donnent les mêmes parties
cli-help-out = conserver les parties, les résultats et un rapport dans ce dossier
cli-help-resume = continuer les parties de ce dossier
cli-help-until-clear = arrêter une affiche dès qu’un test séquentiel dit lequel est le plus fort
cli-help-strict = s’arrêter quand un bot plante ou enfreint une règle, au lieu de le compter
cli-help-arena-format = ce qui s’affiche à la fin : { $kinds }
cli-not-both = Indiquez { $one } ou { $other }, pas les deux.

arena-nobody = Il ne reste personne à placer parmi { $field }.
arena-no-folder = --resume a besoin du dossier des parties : --out DOSSIER.
arena-there = { $path } contient déjà des parties. Continuez-les avec --resume ou indiquez un autre dossier.
arena-in-the-way = { $path } existe déjà. Indiquez un autre dossier.
arena-other = { $path } contient des parties jouées avec d’autres réglages ({ $names }). Indiquez un autre dossier ou supprimez celui-ci.
arena-unreadable = Impossible de lire les parties de { $path }.
arena-failed = { $bot } a échoué à la donne { $deal }. { $reason ->
    [none] {""}
   *[other] { $reason }
}
arena-saved = Les parties, les résultats et le rapport sont dans { $path }.
arena-no-extra = Les classements et les images ont besoin de paquets qui ne sont pas installés. Installez-les avec : { $command }

arena-title = { $game }, { $mode }, { $seats } places
arena-settings = Cenote { $version }, règles { $rules }, donnes à partir du numéro { $first }. Joué sur : { $machines }.
arena-standings = Les bots
arena-meetings = Affiches
arena-pairing = { $kind ->
    [duel] { $one } contre { $other }
    [field] { $one } parmi { $other }
   *[mirror] { $one } entre soi
}
arena-pairing-head = affiche
arena-rating = classement (95 %)
arena-turn = temps par tour (95 % en)
arena-fouls = défaillances
arena-games = parties
arena-score = victoires (95 %)
arena-even = à égalité
arena-margin = points d’avance
arena-length = tours
arena-points = nombre de points
arena-seat = place { $number }
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-counted = { $pairing } : { $counts }
arena-plot-ratings = Classements avec intervalles à 95 %
arena-plot-matrix = Victoires de la ligne contre la colonne
arena-plot-points = À quelle fréquence un bot atteint combien de points
arena-plot-seats = Victoires de chaque place
arena-how = Chaque donne est jouée avec chaque bot à chaque place ; une victoire partagée compte en parts égales. Les victoires ont l’intervalle de Wilson par donne ; les classements suivent Plackett et Luce sur l’échelle Elo, avec un bootstrap par donne.
arena-how-clear = Chaque donne est jouée avec chaque bot à chaque place ; une victoire partagée compte en parts égales. Chaque affiche s’est arrêtée dès que des paris ont dit lequel est le plus fort ; cet intervalle vaut à quelque moment qu’on s’arrête, les autres sont les intervalles usuels.
