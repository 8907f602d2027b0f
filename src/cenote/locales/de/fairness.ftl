# Die Seite, die zeigt, warum niemand die Ziehungen lenken kann, und sie nachprüft.
web-problem-salts-missing = Ein Browser hat seine Zufallszahl noch nicht geschickt. Versuch es gleich noch einmal.
web-problem-other-rules = Diese Partie wurde nach Regeln einer anderen Version gespielt. Ihre Aufzeichnung lässt sich hier nicht nachspielen.

fair-about = Niemand kann bestimmen, was gezogen wird: weder der Server noch jemand am Tisch.
fair-lesson = In der Einführung wird jedes Mal dasselbe gezogen, damit sie dir eins nach dem anderen zeigen kann. Hier gibt es nichts zu prüfen. In jeder anderen Partie kann niemand bestimmen, was gezogen wird, und hier steht, warum.
fair-first = Als der Tisch eröffnet wurde, wählte der Server eine geheime Zahl, den Startwert, und zeigte ihren Fingerabdruck. Er verrät nichts, aber kein anderer Startwert hat denselben.
fair-then = Erst danach schickte der Browser aller, die mitspielen, eine eigene Zufallszahl, das Salz.
fair-last = Jede Ziehung wird aus dem Startwert und allen Salzen berechnet. Nach der Partie wird der Startwert offengelegt, und alle können jede Ziehung nachrechnen.
fair-print = Fingerabdruck des Startwerts
fair-seed = Startwert
fair-seed-later = Geheim, bis die Partie vorbei ist.
fair-salts = Salze
fair-salt-bot = keines: Bots tragen nichts bei
fair-salt-missing = noch nicht geschickt
fair-salt-free = hier sitzt noch niemand
fair-noted-print = Dieser Browser sah diesen Fingerabdruck, bevor er sein Salz schickte.
fair-noted-salt = Von diesem Browser erzeugt.
fair-check = Alle Ziehungen nachprüfen
fair-checking = Wird nachgeprüft …
fair-right = Alles stimmt. { $count ->
    [one] Eine Ziehung wurde nachgeprüft.
   *[other] { $count } Ziehungen wurden nachgeprüft.
}
fair-wrong = Etwas stimmt nicht.
fair-record-whole = Die Aufzeichnung ist unversehrt: Ihre Prüfsumme stimmt.
fair-record-altered = Die Aufzeichnung wurde verändert: Ihre Prüfsumme stimmt nicht.
fair-record-unreadable = Die Aufzeichnung ist nicht lesbar: Zeile { $line }.
fair-seed-right = Der Startwert hat den Fingerabdruck, der in der Aufzeichnung steht.
fair-seed-wrong = Der Startwert hat nicht den Fingerabdruck, der in der Aufzeichnung steht.
fair-print-right = Es ist der Fingerabdruck, den dieser Browser sah, bevor er sein Salz schickte.
fair-print-wrong = Es ist nicht der Fingerabdruck, den dieser Browser sah.
fair-salt-right = Das Salz, das dieser Browser schickte, steht in der Aufzeichnung.
fair-salt-wrong = Das Salz, das dieser Browser schickte, steht nicht in der Aufzeichnung.
fair-draws-right = Alle Ziehungen folgen aus dem Startwert und den Salzen.
fair-draws-borrowed = Alle Ziehungen stimmen. Die bis zur Nummer { $number } stammen aus der Partie, die hier weitergespielt wurde, und folgen aus deren Startwert und Salzen; alle späteren folgen aus dem Startwert und den Salzen, die oben stehen.
fair-draws-wrong = Ziehung { $number } (Zeile { $line } der Aufzeichnung) stimmt nicht: Dort steht „{ $came }“, der Startwert ergibt „{ $due }“.
fair-draws-none = Ziehung { $number } (Zeile { $line } der Aufzeichnung) stimmt nicht: Niemand weiß, was hätte kommen können.
fair-insecure = Hier kann dein Browser keine Fingerabdrücke berechnen: Das tut er nur auf Seiten, die über https oder von diesem Computer kommen. Lade die Aufzeichnung herunter und prüfe sie mit dem Befehl:
fair-unopened = In dieser Aufzeichnung steht kein Startwert, also gibt es noch nichts nachzurechnen.
fair-odds = Was bei jeder Ziehung hätte kommen können, sagt der Server. Dieser Befehl prüft auch das anhand der Regeln:
fair-list = Alle Ziehungen
fair-number = Ziehung
fair-came = Gezogen
fair-likely = Chance
fair-of = { $part } zu { $whole }
