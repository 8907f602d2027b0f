## J1

jackal-rule-J1 = Spielmaterial
jackal-rule-J1-1 = Ihr spielt zu zweit, zu dritt oder zu viert mit 60 Aktionskarten (15 Links-rechts-Pfeile, 15 Auf-ab-Pfeile, 8 Kreuzpfeile, 8 Springer, 4 schwarze Flaggen, 5 Schwarze Flecken und 5 Schatzkarten), 45 Inselkarten und Münzen. Die gedruckte Anleitung nennt nur die Kartenarten und die Gesamtzahlen; die Anzahl jeder Art und die Inseln stammen von uns. Ihr könnt auch einen anderen Kartensatz mit mindestens 9 Karten pro Person und 4 weiteren sowie mindestens 9 andere Inseln verwenden. Jede dieser Inseln ist ein Rechteck aus den Feldern in J1.2 mit genau einer weißen Flagge, genau einer schwarzen Flagge und mindestens einer Truhe, und jede nicht vergrabene Truhe ist von der weißen Flagge aus mit einzelnen geraden Schritten erreichbar, ohne Springer und Schatzkarte.
jackal-rule-J1-2 = Ein Feld einer Insel ist Meer, leer, die weiße Flagge, die schwarze Flagge, eine Truhe mit ihren Münzen, eine vergrabene Truhe mit ihren Münzen, ein Labyrinth, Dschungel oder eine Höhle. Jenseits des Kartenrands ist überall Meer.

## J2

jackal-rule-J2 = Spielaufbau
jackal-rule-J2-1 = Wer auf der ersten Insel den Startmarker erhält, bestimmt ihr selbst oder der Zufall. Der Startmarker ist keine Aktionskarte. „Der Reihe nach“ heißt in diesen Regeln immer: Es beginnt, wer auf dieser Insel den Startmarker hat, und dann geht es im Uhrzeigersinn.
jackal-rule-J2-2 = Mischt die Aktionskarten und teilt allen fünf Karten aus, die geheim bleiben. Vier weitere liegen offen aus und bilden den Markt, der Rest ist der Stapel.
jackal-rule-J2-3 = Mischt die Inseln und deckt zwei auf: die aktuelle Insel und die am Horizont. Beide sind für alle sichtbar.

## J3

jackal-rule-J3 = Passen oder an Land gehen
jackal-rule-J3-1 = Der Reihe nach sagen alle offen an, ob sie passen oder an Land gehen.
jackal-rule-J3-2 = Wenn du passt, nimmst du nacheinander zwei Karten, jede vom Markt oder vom Stapel, noch bevor die nächste Ansage folgt. Du siehst die erste, bevor du entscheidest, woher du die zweite nimmst. Diese Karten darfst du ab sofort einsetzen, auch Schwarze Flecken.
jackal-rule-J3-3 = Eine vom Markt genommene Karte wird sofort vom Stapel ersetzt. Die Ersatzkarte darfst du als zweite Karte nehmen.
jackal-rule-J3-4 = Wenn du gepasst hast, legst du auf dieser Insel keine Route und bekommst keine Münzen. Ein Handkartenlimit gibt es nicht.
jackal-rule-J3-5 = Wenn du an Land gehst, nimmst du keine Karten. Die Routen werden gelegt, sobald alle ihre Ansage gemacht haben.

## J4

jackal-rule-J4 = Die Route
jackal-rule-J4-1 = Alle, die an Land gegangen sind, wählen gleichzeitig und geheim ihre Route: eine Reihe von Handkarten in fester Reihenfolge, beliebig viele oder auch gar keine.
jackal-rule-J4-2 = Sobald du dich bereit gemeldet hast, steht deine Route fest. Weiter geht es, wenn alle bereit sind, die an Land gegangen sind.
jackal-rule-J4-3 = Eine schwarze Flagge kann nur die erste Karte einer Route sein; mehr als eine ist also nicht möglich. Ein Schwarzer Fleck gehört nicht in eine Route.

## J5

jackal-rule-J5 = Schwarze Flecken
jackal-rule-J5-1 = Wenn alle Routen liegen und noch keine aufgedeckt ist, darfst du Schwarze Flecken aus der Hand anderen zustecken, die an Land gegangen sind: beliebig viele, auch auf mehrere Ziele verteilt. Alle wählen gleichzeitig und geheim, danach wird gemeinsam aufgedeckt. Wer zustecken darf und ein mögliches Ziel hat, muss bestätigen, auch ohne Schwarzen Fleck, damit die Pause nichts verrät.
jackal-rule-J5-2 = Jeder Schwarze Fleck verlängert die Route seines Ziels um einen Schritt; mehrere werden addiert. Zugesteckte Schwarze Flecken werden zusammen mit den Routen abgelegt.

## J6

jackal-rule-J6 = Die Route ablaufen
jackal-rule-J6-1 = Die Routen werden einzeln und der Reihe nach aufgedeckt. Richtungen, Springerzüge und Höhlenausgänge wählst du erst, wenn du deine Route aufdeckst; die vor dir aufgedeckten Routen kennst du dann schon. Die Karten und ihre Reihenfolge bleiben, wie sie liegen.
jackal-rule-J6-2 = Deine Route beginnt auf der weißen Flagge oder, wenn ihre erste Karte eine schwarze Flagge ist, auf der schwarzen Flagge.
jackal-rule-J6-3 = Ein Links-rechts-Pfeil führt dich ein Feld nach links oder rechts, ein Auf-ab-Pfeil ein Feld nach oben oder unten und ein Kreuzpfeil ein Feld in eine dieser vier Richtungen. Karten werden nie gedreht.
jackal-rule-J6-4 = Ein Springer zieht wie im Schach und überspringt alles. Nur das Feld, auf dem er landet, zählt.
jackal-rule-J6-5 = Kein Schritt darf im Meer enden.
jackal-rule-J6-6 = Jede Bewegungskarte, die du abläufst, ob Pfeil oder Springer, ist ein Schritt. Schwarze Flagge und Schatzkarte sind keine Schritte.
jackal-rule-J6-7 = In den Dschungel kommst du nur mit einer Bewegungskarte, vor der direkt eine Schatzkarte liegt.
jackal-rule-J6-8 = An eine vergrabene Truhe kommst du nur mit einer Bewegungskarte, vor der direkt eine Schatzkarte liegt. Ohne Schatzkarte ist dieser Schritt nicht möglich.
jackal-rule-J6-9 = Ein Labyrinth kostet bei jedem Betreten einen zusätzlichen Schritt. Eine Schatzkarte ändert daran nichts.
jackal-rule-J6-10 = Wenn dich eine Karte in eine Höhle führt, kommst du sofort und ohne zusätzlichen Schritt aus einer anderen Höhle deiner Wahl heraus und gehst von dort weiter; das Herauskommen löst keinen weiteren Durchgang aus. Hat die Insel nur eine Höhle, gilt sie als leeres Feld.
jackal-rule-J6-11 = Deine Route endet, sobald du eine Truhe erreichst. Übrige Karten werden nicht abgelaufen und sind keine Schritte.
jackal-rule-J6-12 = Führt mit deiner Route irgendein erlaubter Weg zu einer Truhe, musst du einen solchen Weg nehmen, und bei jeder Wahl darfst du nur dorthin gehen, von wo aus noch eine Truhe erreichbar ist. Eine Route ohne erlaubten Weg zu einer Truhe bringt nichts ein.
jackal-rule-J6-13 = Eine Schatzkarte wirkt nur für die nächste Bewegungskarte; wird sie dort nicht gebraucht, verfällt sie, und das ist erlaubt. Flaggenfelder unterwegs gelten als leere Felder, und du darfst dasselbe Feld mehrmals betreten.

## J7

jackal-rule-J7 = Gold
jackal-rule-J7-1 = Die Münzen werden verteilt, nachdem alle Routen aufgedeckt sind.
jackal-rule-J7-2 = Deine Schritte sind die abgelaufenen Bewegungskarten, plus eins für jedes Betreten eines Labyrinths, plus die Schwarzen Flecken, die dir zugesteckt wurden.
jackal-rule-J7-3 = Für jede Truhe einzeln gilt: Wer die wenigsten Schritte hat, bekommt die aufgedruckte Anzahl Münzen, wer danach kommt, eine Münze weniger und so weiter, aber nie weniger als 0.
jackal-rule-J7-4 = Bei gleich vielen Schritten hat Vorrang, wer in der Reihenfolge früher dran ist.

## J8

jackal-rule-J8 = Nach der Insel und Spielende
jackal-rule-J8-1 = Gespielte Karten werden abgelegt: alle Routen, auch gescheiterte, und zugesteckte Schwarze Flecken. Dann ziehen alle der Reihe nach vom Stapel auf fünf Karten nach; wer fünf oder mehr hat, zieht nicht, und nach der letzten Insel zieht niemand. Danach wandert der Startmarker nach links.
jackal-rule-J8-2 = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt und zum neuen Stapel. Sind beide leer, wird nicht gezogen, und im Markt kann eine Lücke bleiben; du darfst dich trotzdem für den Stapel entscheiden, bekommst dann aber nichts. Lücken werden, soweit Karten da sind, unmittelbar vor den Ansagen für die nächste Insel gefüllt, wenn alle ihre neuen Karten haben und ein etwaiger Draft beendet ist.
jackal-rule-J8-3 = Die gerade gespielte Insel kommt aus dem Spiel. Die Insel am Horizont wird zur aktuellen, und am Horizont erscheint eine neue, außer wenn die aktuelle Insel die letzte ist.
jackal-rule-J8-4 = Nach der sechsten Insel gewinnt, wer die meisten Münzen hat.
jackal-rule-J8-5 = Bei Gleichstand um die meisten Münzen entscheidet eine Zusatzinsel, auf der nur die Beteiligten spielen. Sie wird zufällig aus den Inseln gezogen, die in dieser Partie nicht vorkamen, und am Horizont liegt keine weitere. Alle Handkarten werden abgelegt, die Beteiligten ziehen je fünf Karten, und der Markt bleibt liegen. Es beginnt, wer von ihnen im Uhrzeigersinn als Nächstes nach dem Platz kommt, der auf der letzten Insel den Startmarker hatte. Nur die Beteiligten machen Ansagen, legen Routen und stecken Schwarze Flecken zu; Passen geht wie gewohnt. Wer auf dieser Insel die meisten Münzen bekommt, gewinnt; die Gesamtstände ändern sich dadurch nicht. Herrscht auch hier Gleichstand, gewinnen alle daran Beteiligten.
jackal-rule-J8-6 = Archipel: Vier Inseln liegen offen in einer Reihe und vier verdeckt, die übrigen sind nicht im Spiel. Alle bekommen neun Karten, und der Markt hat vier.
jackal-rule-J8-7 = Archipel, der Draft: Gleichzeitig und geheim behalten alle eine Karte und geben den Rest nach links, bis alle neun Karten behalten haben. Bei der neunten Karte gibt es nichts mehr zu wählen.
jackal-rule-J8-8 = Archipel: Die vier Inseln werden von links nach rechts nach den üblichen Regeln gespielt; auch hier bringt Passen zwei Karten. Nach jeder Insel werden die gespielten Karten abgelegt, niemand zieht nach, der Startmarker wandert nach links, und die Insel kommt aus dem Spiel. Ein leerer Stapel wird wie in J8.2 erneuert, und Lücken im Markt werden wie dort gefüllt.
jackal-rule-J8-9 = Archipel: Nach der vierten Insel werden alle Handkarten abgelegt, die anderen vier Inseln werden aufgedeckt, alle bekommen neun neue Karten, und es folgt ein weiterer Draft, wieder nach links. Der Markt bleibt liegen; ein leerer Stapel wird wie in J8.2 erneuert, und Lücken werden wie dort gefüllt.
jackal-rule-J8-10 = Archipel: Nach der achten Insel gewinnt, wer die meisten Münzen hat. Bei Gleichstand entscheidet eine Zusatzinsel wie in J8.5.

## J9

jackal-rule-J9 = Wo die Anleitung schweigt
jackal-rule-J9-1 = Der Kreuzpfeil führt ein Feld geradeaus, nie diagonal.
jackal-rule-J9-2 = Eine Schatzkarte hilft auch einem Springer, wenn sie direkt vor ihm liegt: Er darf dann im Dschungel oder auf einer vergrabenen Truhe landen.
jackal-rule-J9-3 = Jedes auf der Route betretene Labyrinth kostet einen zusätzlichen Schritt, zwei Labyrinthe also zwei.
jackal-rule-J9-4 = Du darfst auch mit einer leeren Route an Land gehen oder mit einer, die keine Truhe erreichen kann; sie bringt nichts ein.
jackal-rule-J9-5 = Auch wer gepasst hat, darf Schwarze Flecken zustecken. Als Option könnt ihr festlegen, dass nur zustecken darf, wer an Land gegangen ist.
jackal-rule-J9-6 = Trifft ein Schwarzer Fleck jemanden, der allein an einer Truhe ist oder dessen Route scheitert, zählt er zwar, ändert aber nichts.
jackal-rule-J9-7 = Beim Aufdecken deiner Route kannst du deine Startflagge nicht mehr ändern; gewählt werden dann nur Richtungen, Springerzüge und Höhlenausgänge.
jackal-rule-J9-8 = Wenn alle passen, gilt die Insel als gespielt, und niemand bekommt Münzen.
jackal-rule-J9-9 = Die Münzen gehen nie aus: Der Vorrat ist unbegrenzt.
jackal-rule-J9-10 = Die neu gemischte Ablage enthält Karten, die alle gesehen haben; sie sich zu merken gehört zum Spiel.
jackal-rule-J9-11 = Öffentlich sind: wie viele Handkarten alle haben (gelegte Karten zählen mit, bis alle bereit sind, zugesteckte Schwarze Flecken, bis sie aufgedeckt werden), die Länge der Routen, sobald alle bereit sind, der Markt und jede davon genommene Karte, die Ablage, die Münzen, die Ansagen, wer noch wählen muss, zugesteckte Schwarze Flecken sowie Handkarten, die vor einer Zusatzinsel oder nach der vierten Insel des Archipels abgelegt werden. Geheim sind: Handkarten, die Reihenfolge im Stapel, gelegte Karten, bis sie aufgedeckt werden, vom Stapel gezogene Karten und im Draft behaltene Karten.
jackal-rule-J9-12 = Die Startkarte zählt nicht zu den 60 Aktionskarten: Sie ist der Startmarker.
jackal-rule-J9-13 = Schwarze Flecken werden vor dem Aufdecken der ersten Route zugesteckt, von allen zugleich, geheim und in beliebiger Zahl. Die gedruckte Anleitung ließe sich auch so lesen, dass sie bis zum Aufdecken der letzten Route erlaubt sind; bei uns nicht.
jackal-rule-J9-14 = Du darfst deine eigene Route beim Aufdecken nicht verderben: Kann sie eine Truhe erreichen, muss sie es auch (J6.12).
