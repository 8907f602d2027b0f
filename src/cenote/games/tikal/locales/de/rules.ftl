## T1

tikal-rule-T1 = Spielmaterial
tikal-rule-T1-1 = Der Spielplan hat 40 Felder in acht Spalten zu je fünf; jede zweite Spalte, angefangen bei der ersten, liegt ein halbes Feld höher als ihre Nachbarn. Die Felder heißen nach Spalte (a bis h von links) und Reihe (1 bis 5 von oben).
tikal-rule-T1-2 = Vier Geländetafeln sind auf den Spielplan gedruckt und werden nie gedreht: das Basiscamp auf a5, Tempel mit Wert 1 auf a4 und b5 und ein Urwald auf b4. Der Weg vom Basiscamp kostet 2 AP zu jedem der beiden aufgedruckten Tempel und 1 AP in den Urwald; zwischen dem Urwald und diesen Tempeln liegen keine Steinplatten.
tikal-rule-T1-3 = Es gibt 36 lose Geländetafeln: 15 Tempel, 10 Urwälder, 8 Schatztafeln und 3 Vulkane, mit den Buchstaben A bis G auf der Rückseite (6, 6, 5, 5, 5, 5 und 4 Stück). Zusammen mit den vier aufgedruckten füllen sie am Ende den ganzen Spielplan, sofern jede gelegt werden konnte (T15.6).
tikal-rule-T1-4 = Jede lose Geländetafel außer den Vulkanen trägt drei Steinplatten, die unterschiedlich auf ihre sechs Seiten verteilt sind. Vulkane tragen keine.
tikal-rule-T1-5 = Es gibt 24 Schatzplättchen: acht Sorten zu je drei. Die acht Schatztafeln zeigen 4, 4, 4, 3, 3, 2, 2 und 2 Masken, zusammen ebenfalls 24.
tikal-rule-T1-6 = Es gibt 48 Tempelplättchen: drei mit Wert 2, sechs mit 3, neun mit 4, elf mit 5, acht mit 6, fünf mit 7, drei mit 8, zwei mit 9 und eines mit 10.
tikal-rule-T1-7 = Jede Expedition hat 18 Expeditionsteilnehmer, einen Expeditionsleiter und zwei Camps und darf im Lauf der Partie zwei Wächter aufstellen. Expeditionsteilnehmer und Expeditionsleiter heißen zusammen Expeditionsmitglieder; auf einem Feld zählt für deine Stärke jeder Expeditionsteilnehmer eins und der Expeditionsleiter drei.

## T2

tikal-rule-T2 = Spielaufbau
tikal-rule-T2-1 = Ihr spielt zu zweit, zu dritt oder zu viert im Uhrzeigersinn. Wer den Tisch eröffnet, bestimmt die Sitzordnung oder überlässt sie dem Zufall; der erste Platz beginnt.
tikal-rule-T2-2 = Die Geländetafeln werden nach Buchstaben getrennt gemischt und gestapelt: A liegt obenauf, darunter B und so weiter bis G. Den Buchstaben der nächsten Geländetafel dürfen alle kennen; welche es ist, weiß niemand.
tikal-rule-T2-3 = Die Schatzplättchen werden verdeckt gemischt. Was auf einer Schatztafel liegt, weiß niemand, bis es gehoben wird.
tikal-rule-T2-4 = Im Grundspiel beginnen alle mit 0 Punkten, in der Versteigerungs-Version mit 20. Alle Expeditionsmitglieder sind zu Beginn im Vorrat ihrer Expedition.

## T3

tikal-rule-T3 = Der Zug im Grundspiel
tikal-rule-T3-1 = In deinem Zug ziehst du die oberste Geländetafel, legst sie an und gibst dann bis zu 10 Aktionspunkte (AP) aus. Danach geht der Zug nach links weiter.
tikal-rule-T3-2 = AP, die du nicht ausgibst, verfallen. Dein Zug endet erst, wenn du ihn beendest, auch wenn du keine AP mehr hast. Das darfst du jederzeit, nachdem du die Geländetafel gelegt hast; in einem Wertungszug von Anfang an.
tikal-rule-T3-3 = Du darfst Aktionen beliebig kombinieren, in beliebiger Reihenfolge und so oft, wie deine AP und die Grenzen der jeweiligen Aktion es zulassen.

## T4

tikal-rule-T4 = Eine Geländetafel legen
tikal-rule-T4-1 = Lege die Geländetafel beliebig gedreht auf ein leeres Feld, das an mindestens eine Geländetafel auf dem Spielplan grenzt. Ausrichtungen, die gleich aussehen, gelten als eine: die mit den wenigsten Drehungen im Uhrzeigersinn.
tikal-rule-T4-2 = Eine Geländetafel, die kein Vulkan ist, muss erreichbar sein: An mindestens einer Seite, die sie mit einer anderen Geländetafel teilt, die ebenfalls kein Vulkan ist, muss mindestens eine Steinplatte liegen. Dabei zählen beide Geländetafeln zusammen.
tikal-rule-T4-3 = Ein Vulkan braucht keine Steinplatten und darf an jede Geländetafel angelegt werden.
tikal-rule-T4-4 = Wenn du eine Schatztafel legst, lege so viele Schatzplättchen verdeckt darauf, wie sie Masken zeigt.
tikal-rule-T4-5 = Daraus folgt: Jede Geländetafel auf dem Spielplan, außer den Vulkanen, ist vom Basiscamp aus immer über Steinplatten erreichbar.

## T5

tikal-rule-T5 = Aktionen
tikal-rule-T5-1 = Einsetzen, 1 AP: Setze ein Expeditionsmitglied aus deinem Vorrat ins Basiscamp oder in eines deiner eigenen Camps, nie in ein fremdes Camp.
tikal-rule-T5-2 = Reisen, 1 AP: Versetze ein Expeditionsmitglied zwischen dem Basiscamp und einem deiner eigenen Camps oder zwischen deinen beiden Camps. Steinplatten und Entfernung spielen keine Rolle; fremde Camps kannst du nicht nutzen.
tikal-rule-T5-3 = Gehen, 1 AP je Steinplatte an der gemeinsamen Seite, auf beiden Geländetafeln zusammen: Bewege ein Expeditionsmitglied auf eine benachbarte Geländetafel. Mindestens eine Steinplatte muss dort liegen, einen Vulkan darfst du nie betreten, und du musst die vollen Kosten in diesem Zug bezahlen.
tikal-rule-T5-4 = Ebene freilegen, 2 AP: Erhöhe einen Tempel um eine Ebene. Die Bedingungen stehen in Kapitel T6; unter anderem brauchst du Expeditionsmitglieder auf dem Feld, und der Tempel darf keinen Wächter haben.
tikal-rule-T5-5 = Schatz heben, 3 AP: Nimm das oberste Schatzplättchen einer Schatztafel. Die Bedingungen stehen in Kapitel T7; unter anderem brauchst du Expeditionsmitglieder auf dem Feld.
tikal-rule-T5-6 = Tauschen, 3 AP: Tausche einen deiner einzelnen Schätze gegen einen fremden einzelnen Schatz. Die Bedingungen stehen in Kapitel T8.
tikal-rule-T5-7 = Camp errichten, 5 AP: Errichte eines deiner Camps in einem Urwald oder auf einer geleerten Schatztafel, wo noch kein Camp steht. Die Bedingungen stehen in Kapitel T9.
tikal-rule-T5-8 = Wächter aufstellen, 5 AP: Stelle einen Wächter auf einen unbewachten Tempel, bei dem du stärker bist als jede andere Expedition. Bedingungen und Folgen stehen in Kapitel T10.
tikal-rule-T5-9 = Expeditionsteilnehmer und Expeditionsleiter kosten bei jeder Aktion gleich viel, und auf einem Feld dürfen beliebig viele Expeditionsmitglieder aller Farben stehen. Reichen deine AP für eine Aktion nicht aus, kannst du sie nicht ausführen.
tikal-rule-T5-10 = Deine Expeditionsmitglieder dürfen Felder mit fremdem Camp oder Wächter betreten, überqueren und dort bleiben.

## T6

tikal-rule-T6 = Tempelebenen freilegen
tikal-rule-T6-1 = Freilegen erhöht den Wert des Tempels um genau eins: Nimm das Tempelplättchen mit dem nächsthöheren Wert aus dem Vorrat und lege es obenauf.
tikal-rule-T6-2 = Ist vom nächsten Wert kein Tempelplättchen mehr da, kann der Tempel nicht weiter freigelegt werden. Werte werden nie übersprungen, und 10 ist der höchste.
tikal-rule-T6-3 = Du darfst in einem Zug höchstens zwei Ebenen desselben Tempels freilegen.
tikal-rule-T6-4 = Für deine erste Ebene eines Tempels in einem Zug brauchst du mindestens ein Expeditionsmitglied auf dem Feld, für die zweite mindestens zwei. Der Expeditionsleiter zählt hier als ein Mitglied.
tikal-rule-T6-5 = Einen bewachten Tempel kann niemand weiter freilegen, auch nicht, wer den Wächter stellt.

## T7

tikal-rule-T7 = Schätze heben
tikal-rule-T7-1 = Lege den Schatz, den du hebst, offen vor dir aus. Seine Sorte bestimmt der Zufall, unter allen noch nicht gehobenen Schätzen.
tikal-rule-T7-2 = Du darfst in einem Zug höchstens zwei Schätze von derselben Schatztafel heben.
tikal-rule-T7-3 = Für deinen ersten Schatz von einer Schatztafel in einem Zug brauchst du mindestens ein Expeditionsmitglied auf dem Feld, für den zweiten mindestens zwei. Der Expeditionsleiter zählt hier als ein Mitglied.
tikal-rule-T7-4 = Bei jeder deiner Wertungen bringt ein einzelner Schatz einer Sorte 1 Punkt, ein Paar 3 Punkte und ein Drilling 6 Punkte.

## T8

tikal-rule-T8 = Schätze tauschen
tikal-rule-T8-1 = Einzeln ist ein Schatz, von dessen Sorte eine Expedition genau einen besitzt. Nur einzelne Schätze können gegeben oder genommen werden; Paare und Drillinge sind sicher.
tikal-rule-T8-2 = Wer die Aktion ausführt, bestimmt die gegebene und die genommene Sorte. Die andere Seite kann den Tausch nicht ablehnen.
tikal-rule-T8-3 = Gegebene und genommene Sorte müssen verschieden sein.

## T9

tikal-rule-T9 = Camps
tikal-rule-T9-1 = Ein Camp errichtest du in einem Urwald, auch im aufgedruckten, oder auf einer Schatztafel, von der alle Schätze gehoben sind.
tikal-rule-T9-2 = Auf einem Feld steht höchstens ein Camp, egal wem es gehört. Du darfst in der ganzen Partie höchstens zwei Camps errichten, und ein Camp wird nie versetzt.
tikal-rule-T9-3 = Wo du ein Camp errichtest, muss keines deiner Expeditionsmitglieder stehen, und fremde dürfen dort stehen. (Als Option könnt ihr verlangen, dass eines von dir dort steht: T15.1.)

## T10

tikal-rule-T10 = Wächter
tikal-rule-T10-1 = Um einen Wächter aufzustellen, musst du auf dem Tempelfeld stärker sein als alle anderen; verglichen wird mit jeder Expedition einzeln, nicht mit der Summe. Ein Expeditionsteilnehmer zählt eins, der Expeditionsleiter drei.
tikal-rule-T10-2 = Der Tempel darf noch keinen Wächter haben. Du darfst in der ganzen Partie zwei Wächter aufstellen.
tikal-rule-T10-3 = Eines deiner Expeditionsmitglieder auf dem Feld wird zum Wächter und ist kein Expeditionsmitglied mehr. Alle deine übrigen Expeditionsmitglieder auf diesem Feld kommen endgültig aus dem Spiel.
tikal-rule-T10-4 = Ein Wächter wird nie versetzt und nie entfernt. Von nun an steht der Wert des Tempels fest.
tikal-rule-T10-5 = Ein bewachter Tempel zählt nur noch für die Expedition, die den Wächter stellt, egal wer sonst auf dem Feld steht.
tikal-rule-T10-6 = Wird ein Wächter aufgestellt, bleiben fremde Expeditionsmitglieder, wo sie sind. Alle dürfen das Feld weiterhin betreten und verlassen.

## T11

tikal-rule-T11 = Wertung
tikal-rule-T11-1 = Du bekommst den Wert jedes Tempels, den du bewachst, und jedes unbewachten Tempels, bei dem du stärker bist als jede andere Expedition. Bei Gleichstand um die größte Stärke bekommt niemand etwas für diesen Tempel.
tikal-rule-T11-2 = Dazu kommt der Wert deiner Schätze: 1 Punkt für einen einzelnen, 3 für ein Paar und 6 für einen Drilling.
tikal-rule-T11-3 = Punkte bekommt immer nur die Person, die gerade ihren Wertungszug hat, und zwar an dessen Ende. So kann derselbe Tempel in einer Wertungsrunde mehreren Expeditionen Punkte bringen.

## T12

tikal-rule-T12 = Die Wertungsrunde
tikal-rule-T12-1 = Wird ein Vulkan gezogen, legt man ihn beiseite, und sofort beginnt eine Wertungsrunde. In der Versteigerungs-Version gilt stattdessen T14.8.
tikal-rule-T12-2 = Wer den Vulkan gezogen hat, beginnt; dann geht es im Uhrzeigersinn. Alle haben einen Wertungszug: bis zu 10 AP, ohne eine Geländetafel zu legen, danach wird gewertet.
tikal-rule-T12-3 = Nach der Wertungsrunde ist die Person, die den Vulkan gezogen hat, ganz normal am Zug: Sie legt den Vulkan, ohne eine weitere Geländetafel zu ziehen, und gibt bis zu 10 AP aus.
tikal-rule-T12-4 = Die Grenzen je Zug, zwei Ebenen desselben Tempels und zwei Schätze von derselben Schatztafel, gelten in jedem dieser Züge von Neuem.

## T13

tikal-rule-T13 = Spielende
tikal-rule-T13-1 = Wenn die letzte Geländetafel gelegt ist (oder aus dem Spiel kommt, weil sie nirgends passt: T15.6) und dieser Zug beendet ist, folgt die letzte Wertungsrunde. Sie beginnt links von der Person, die zuletzt am Zug war. In der Versteigerungs-Version bestimmt T14.9 die Reihenfolge.
tikal-rule-T13-2 = In der letzten Wertungsrunde haben alle einen Wertungszug wie nach einem Vulkan, dann ist die Partie zu Ende. Insgesamt gibt es vier Wertungsrunden.
tikal-rule-T13-3 = Wer die meisten Punkte hat, gewinnt.

## T14

tikal-rule-T14 = Die Versteigerungs-Version
tikal-rule-T14-1 = In der Versteigerungs-Version werden die Geländetafeln versteigert, und alle beginnen mit 20 Punkten. Alle anderen Regeln gelten weiter, mit drei Ausnahmen: das Ziehen und die Zugreihenfolge (T3.1), der Auslöser und der Beginn einer Wertungsrunde (T12.1 bis T12.3, siehe T14.8) und die Reihenfolge der letzten Wertungsrunde (T13.1, siehe T14.9).
tikal-rule-T14-2 = Für jede Runde werden so viele Geländetafeln gezogen und offen ausgelegt, wie Personen mitspielen. Alle haben in der Runde einen Zug.
tikal-rule-T14-3 = Um jeden Zug bieten reihum im Uhrzeigersinn alle, die in dieser Runde noch keinen Zug hatten; wer beginnt, steht in T14.7. Entweder überbietest du das bisher höchste Gebot, oder du passt. Kannst du nicht höher bieten, musst du passen, und wer gepasst hat, ist aus dieser Versteigerung ausgeschieden. Sie endet, wenn alle bis auf eine Person gepasst haben und diese geboten hat.
tikal-rule-T14-4 = Wer den Zuschlag erhält, zahlt das Gebot von den eigenen Punkten, wählt eine der ausliegenden Geländetafeln, legt sie und hat 10 AP.
tikal-rule-T14-5 = Passen alle ohne Gebot, bekommt den Zug kostenlos, wer zuerst gepasst hat: eine der ausliegenden Geländetafeln wählen, sie legen und bis zu 10 AP ausgeben.
tikal-rule-T14-6 = Wer in einer Runde zuletzt dran ist, bietet und wählt nicht, sondern nimmt kostenlos die eine Geländetafel, die übrig ist.
tikal-rule-T14-7 = Um den ersten Zug der ersten Runde bietet zuerst der erste Platz. Bei jedem weiteren Zug einer Runde eröffnet die nächste Person im Uhrzeigersinn, die noch keinen Zug hatte, gerechnet ab der, die gerade am Zug war. Eine neue Runde eröffnet, wer links von der Person sitzt, die in der vorigen Runde zuletzt am Zug war.
tikal-rule-T14-8 = Ein ausliegender Vulkan löst nichts aus, bis ihn jemand nimmt. Dann wird er beiseitegelegt, und es folgt eine Wertungsrunde im Uhrzeigersinn, beginnend bei dieser Person. Wertungszüge zählen nicht als Zug in der Runde. Danach legt dieselbe Person den Vulkan, hat ganz normal 10 AP und damit ihren Zug in der Runde gehabt.
tikal-rule-T14-9 = Nach der letzten Geländetafel folgen die letzten Wertungszüge nach Punktestand, der niedrigste zuerst. Bei gleichem Stand kommt zuerst, wer im Uhrzeigersinn früher auf die Person folgt, die die letzte Geländetafel genommen hat; diese selbst steht dabei an letzter Stelle.
tikal-rule-T14-10 = Die Reihenfolge der letzten Wertungsrunde steht fest, sobald diese beginnt; Punkte, die währenddessen dazukommen, ändern sie nicht.

## T15

tikal-rule-T15 = Wo die Anleitungen schweigen oder sich widersprechen
tikal-rule-T15-1 = Du darfst ein Camp auch dort errichten, wo keines deiner Expeditionsmitglieder steht. Nur die französische Anleitung verlangt eines; ihr könnt diese Regel als Option wählen, und dann muss eines deiner Expeditionsmitglieder dort stehen.
tikal-rule-T15-2 = Die letzte Wertungsrunde beginnt, wer links von der Person sitzt, die den letzten Zug hatte. In der Versteigerungs-Version bestimmt T14.9 die Reihenfolge.
tikal-rule-T15-3 = Auch wenn bei einem bewachten Tempel jemand anderes stärker ist, zählt er nur für die Expedition, die den Wächter stellt.
tikal-rule-T15-4 = In einem fremden Camp darfst du keine Expeditionsmitglieder einsetzen und weder dorthin noch von dort reisen. Das Feld zu Fuß zu betreten ist erlaubt.
tikal-rule-T15-5 = Steinplatten an einer Seite, die nur an einen Vulkan grenzt, geben keinen Zugang: Eine Geländetafel muss von einer Geländetafel aus erreichbar sein, die kein Vulkan ist.
tikal-rule-T15-6 = Eine Geländetafel, die nirgends gelegt werden kann, kommt aus dem Spiel; das Feld bleibt leer, und du hast trotzdem deine 10 AP. Die Schätze einer solchen Schatztafel werden nicht ausgelegt, können aber anderswo noch auftauchen; am Ende bleiben also so viele Schätze ungehoben, wie sie Masken zeigt. In der Versteigerung darfst du auch um eine solche Geländetafel bieten und sie wählen; sie kommt dann sofort aus dem Spiel.
tikal-rule-T15-7 = Du darfst nicht mehr Punkte bieten, als du hast. Das niedrigste Gebot ist 1.
tikal-rule-T15-8 = Haben alle anderen ohne Gebot gepasst, darf die letzte Person 1 oder mehr bieten oder passen. Passt auch sie, bekommt den Zug kostenlos, wer zuerst gepasst hat (T14.5).
tikal-rule-T15-9 = Steht einer deiner Expeditionsteilnehmer auf dem Feld, wird er zum Wächter, sonst der Expeditionsleiter. Alle deine übrigen Expeditionsmitglieder dort kommen in jedem Fall aus dem Spiel.
tikal-rule-T15-10 = Für die zweite Ebene eines Tempels in einem Zug zählen deine Expeditionsmitglieder, die in diesem Moment auf dem Feld stehen. Ein Expeditionsteilnehmer, der seit der ersten Ebene weggegangen ist, zählt nicht mehr; einer, der dazugekommen ist, zählt mit.
tikal-rule-T15-11 = Bei gleich vielen Punkten an der Spitze wird der Sieg geteilt.
tikal-rule-T15-12 = Über 100 Punkte hinaus wird weitergezählt; auf der Wertungsleiste beginnt einfach eine neue Runde.
tikal-rule-T15-13 = Beide aufgedruckten Tempel haben den Wert 1.
tikal-rule-T15-14 = Ein Weg über mehrere Geländetafeln ist eine Folge einzelner Schritte. Du darfst ihn auf dem günstigsten Pfad in einem Stück gehen und bezahlst die Summe.
tikal-rule-T15-15 = Ein Expeditionsmitglied darf im selben Zug an zwei Tempeln oder Schatztafeln arbeiten. Für jede Ebene und jeden Schatz zählen nur die Expeditionsmitglieder, die in diesem Moment auf dem Feld stehen.
tikal-rule-T15-16 = Die Grenzen von zwei Ebenen und zwei Schätzen je Zug gelten für jeden Tempel und jede Schatztafel einzeln, nicht für den ganzen Zug.
