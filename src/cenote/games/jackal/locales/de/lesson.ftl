jackal-lesson-goal = Ahoi! Du bist ein Pirat auf Goldsuche. Gespielt werden sechs Inseln, und wer nach der letzten die meisten Münzen hat, gewinnt.
jackal-lesson-island = Das ist die erste Insel. Der Weg zu einer Truhe beginnt an der weißen Flagge. Die Zahl auf einer Truhe sind ihre Münzen.
jackal-lesson-hand = Diese Karten siehst nur du. Ein Pfeil bringt dich ein Feld weit in eine Richtung, die er zeigt, und jeder Pfeil ist ein Schritt. Weniger Schritte bringen mehr Gold.
jackal-lesson-reach = Was deine Karten erreichen, wird immer für dich ausgerechnet: welche Truhe, wie viele Münzen und mit wie wenigen Schritten.
jackal-lesson-land = Auf jeder Insel landest du oder passt. Deine Karten führen zu einer Truhe, also lande!
jackal-lesson-lay = Lege jetzt verdeckt deine Route, Karte für Karte: Die markierte ist die nächste. Zahlen auf der Insel zeigen, wohin die Reihe führen kann und in wie vielen Schritten.
jackal-lesson-ready = Deine Route erreicht die Truhe. Eine Karte, auf die du drückst, kommt zurück auf die Hand; wenn alles stimmt, sag, dass du fertig bist.
jackal-lesson-mark = { $early ->
    [yes] Geh an Land, lege eine Route und melde dich bereit. Danach werden Schwarze Flecken geworfen.
   *[no] Dein Schwarzer Fleck kostet einen anderen Piraten einen Schritt. Wirf ihn auf { $bot } und bestätige. Alle Flecken werden gleichzeitig gezeigt.
}
jackal-lesson-reveal = { $mine ->
    [yes] Deine Route liegt offen, und mehr als ein Weg ist möglich. Jedes leuchtende Feld sagt, zu welcher Truhe es führt, in wie vielen Schritten und was sie jetzt bringt. Wähle eines und bestätige.
   *[no] Die Routen werden aufgedeckt, ein Pirat nach dem anderen. Schau, wohin sie führen.
}
jackal-lesson-gold = So wird das Gold geteilt: An jeder Truhe nimmt, wer die wenigsten Schritte hat, so viel, wie darauf steht, der Nächste eine Münze weniger und so fort. Bei gleich vielen Schritten kommt zuerst, wer früher an der Reihe ist.
jackal-lesson-horizon = Die nächste Insel liegt schon am Horizont. Berühre sie, um sie anzusehen. Denk an sie, bevor du deine besten Karten ausgibst!
jackal-lesson-pass = Auf dieser Insel erreichen deine Karten keine Truhe. Also passe: Dafür nimmst du zwei neue Karten.
jackal-lesson-take = Nimm eine Karte vom Markt oder eine vom Stapel, die niemand kennt, und bestätige.{ $left ->
    [0] {""}
   *[other] {" "}Noch zu nehmen: { $left }.
}
jackal-lesson-cards = Einige Karten sind besonders: Der Springer springt wie im Schach, die schwarze Flagge startet an der anderen Flagge, die Schatzkarte führt durch Dschungel und zu vergrabenen Truhen.
jackal-lesson-finish = Jetzt weißt du alles. Jede Regel steht hier oben. Spiel weiter, und möge das Gold mit dir sein!
