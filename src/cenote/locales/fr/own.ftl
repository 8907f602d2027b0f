bot-file-file = Le fichier { $path } n’existe pas.
bot-file-class = { $names ->
    [none] { $path } ne contient ni la classe { $name } ni aucune autre.
   *[other] { $path } ne contient pas de classe { $name } ; on y trouve { $names }.
}
bot-file-broken = { $path } est inutilisable : ligne { $line }, { $reason }.
bot-file-shape = La classe { $name } de { $path } n’est pas un bot : il lui manque { $missing }.
