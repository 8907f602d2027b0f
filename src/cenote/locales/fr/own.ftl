bot-file-file = Le fichier { $path } n’existe pas.
bot-file-class = { $names ->
    [none] { $path } ne contient ni la classe { $name } ni aucune autre.
   *[other] { $path } ne contient pas de classe { $name } ; on y trouve { $names }.
}
bot-file-broken = { $path } est inutilisable : ligne { $line }, { $reason }.
bot-file-shape = La classe { $name } de { $path } n’est pas un bot : il lui manque { $missing }.
bot-file-twice = Deux bots s’appelleraient { $name }. Donnez un autre nom à l’une des classes.
bot-file-form = { $name } n’est pas un bot à vous : écrivez { $form }.
cli-help-own-bot = un bot à vous pour tous ceux qui jouent ici, une classe dans un fichier ; peut être répété
serve-hasty = Bots : ici tourne du Python pur, les niveaux n’examinent donc que { $share } des positions habituelles et s’arrêtent au bout de { $seconds } secondes. Compilé, le moteur les fait jouer à pleine force.
level-ask = {"Choisissez un adversaire (un numéro ; q : quitter ; Entrée : "}{ $usual }{") "}
level-entry = { $number } { $bot } : { $about }.
level-unlisted = « { $typed } » n’est pas dans la liste.
