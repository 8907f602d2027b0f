level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = meisterhaft
level-title = Stufe
level-named = { $bot } · { $level }
level-hasty = Hier läuft reines Python: Die Stufen denken weniger gründlich, als sie könnten.
table-hurried = musste sich beeilen
