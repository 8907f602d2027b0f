level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = redoutable
level-title = Niveau
level-named = { $bot } · { $level }
level-hasty = Ici tourne du Python pur : les niveaux réfléchissent moins qu’ils ne le pourraient.
table-hurried = a dû se presser
