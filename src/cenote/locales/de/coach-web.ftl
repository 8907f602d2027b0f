hint-ask = Tipp
hint-ask-why = Den Coach fragen: wer vorn liegt und welche Züge gut sind
hint-title = Der Coach
hint-thinking = Der Coach überlegt …
hint-cancel = Doch nicht
hint-chances = Siegchance
hint-chance-of = { $seat } { $chance }
hint-turns = Gute Züge
hint-then = deine Chance danach
hint-told = { $count ->
    [0] Deine Siegchance ist { $chance }.
    [one] Deine Siegchance ist { $chance }. Der Coach schlägt einen Zug vor.
   *[other] Deine Siegchance ist { $chance }. Der Coach schlägt { $count } Züge vor.
}
hint-none = Der Coach weiß hier keinen Zug.
hint-play = Diesen Zug spielen
hint-others = Andere Züge
hint-own = Zurück zu meinem Plan
review-open = Partie besprechen
review-pages = Neben dem Brett
review-page = Besprechung
review-working = Der Coach geht die Partie durch …
review-costly = Die teuersten Züge
review-costly-none = Kein Zug hat { $seat } viel gekostet.
review-whose = Wessen Züge
review-turn = Zug { $turn }
review-moment = Schritt { $at }
review-played = Gespielt: { $steps }
review-better = Besser: { $steps }
review-show = Den besseren Zug auf dem Brett zeigen
review-instead = { $seat } hätte spielen können: { $steps }
review-balance = Glück und Können
review-luck = Glück
review-skill = Können
review-gifts = Geschenke
review-balance-about = Glück ist, was das Ziehen brachte, Können, was die eigenen Entscheidungen neben den besten brachten, Geschenke, was die der anderen brachten: alles als Siegchance, über die Partie zusammengezählt.
