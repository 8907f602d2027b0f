web-how = Comment jouer
web-how-title = Comment jouer : { $game }
web-how-about = Deux minutes de lecture, et vous pouvez commencer.
web-how-rules = En détail :
web-how-try = Essayer à une table
web-how-all-rules = Toutes les règles
web-rules-only = { $mode } uniquement
