account-log-in = Anmelden
account-sign-up = Konto anlegen
account-log-out = Abmelden
account-title = Dein Konto
account-contents = Auf dieser Seite
account-menu = { $name }: Konto
account-why = Mit einem Konto warten deine Partien auf jedem Gerät auf dich. Es braucht nur einen Namen und ein Passwort.
account-why-log-in = Melde dich an, und die Partien, die du hier begonnen hast, kommen mit.
account-new = Noch kein Konto?
account-old = Du hast schon ein Konto?
account-forgotten = Passwort vergessen?
account-welcome = Willkommen, { $name }.
account-logged-out = Du bist abgemeldet.
account-ended = Du wurdest abgemeldet. Du machst als Gast weiter.
account-guest = Du bist als Gast hier.

account-name-hint = Die anderen sehen diesen Namen. Er gehört dir allein.
account-name-saved = Von jetzt an heißt du { $name }.
account-password = Passwort
account-password-current = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-hint = Mindestens { $least } Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.
account-password-show = Zeigen
account-password-change = Passwort ändern
account-password-about = Alle anderen Browser werden abgemeldet.
account-password-saved = Das Passwort ist geändert. Alle anderen Browser sind abgemeldet.

account-code = Notfallcode
account-code-title = Bewahre diesen Notfallcode auf
account-code-about = Wenn du dein Passwort vergisst, lässt dich dieser Code wieder hinein. Wir zeigen ihn nur jetzt und können ihn dir nicht schicken: Schreib ihn auf oder speichere ihn.
account-code-copy = Kopieren
account-code-copied = Kopiert.
account-code-copy-failed = Dein Browser hat das Kopieren nicht erlaubt. Der Code ist markiert: Kopiere ihn selbst.
account-code-kept = Ich habe ihn aufbewahrt
account-code-hint = Wenn du dein Passwort vergisst, lässt dich nur dieser Code wieder hinein. Ein neuer ersetzt den alten.
account-code-new = Neuen Code holen
account-recover = Neues Passwort setzen
account-recover-title = Mit dem Notfallcode zurück
account-recover-about = Der Code wurde dir gezeigt, als du das Konto angelegt hast. Er gilt einmal: Danach bekommst du einen neuen.

account-sessions = Wo du angemeldet bist
account-session-current = dieser Browser
account-session-unknown = Unbekanntes Gerät
account-session-seen = Zuletzt gesehen { $when }, { $nearby ->
    [yes] aus demselben Netz wie dieser Browser
   *[no] aus einem anderen Netz
}
account-session-end = Abmelden
account-session-end-which = Abmelden: { $device }
account-sessions-end = Überall sonst abmelden
account-session-ended = Dieser Browser ist abgemeldet.
account-sessions-ended = Alle anderen Browser sind abgemeldet.

account-data = Deine Daten
account-data-about = Alles, was wir über dich aufbewahren, als JSON-Datei: dein Konto, deine Anmeldungen, deine Tische und Ergebnisse.
account-data-get = Meine Daten herunterladen
account-delete = Konto löschen
account-delete-about = Dein Name verschwindet, auch aus beendeten Partien. Laufende Partien gibst du auf. Das lässt sich nicht rückgängig machen.
account-delete-now = Endgültig löschen
account-deleted = Dein Konto ist gelöscht.

web-problem-wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen.
web-problem-wrong-password = Das ist nicht dein Passwort.
web-problem-wrong-recovery = Dieser Name und dieser Notfallcode gehören nicht zusammen.
web-problem-password-length = Ein Passwort braucht { $least } bis { $most } Zeichen.
web-problem-password-common = Das ist eines der ersten Passwörter, die jemand probieren würde. Wähle ein anderes.
web-problem-password-name = Das Passwort darf nicht dein Name sein.
web-problem-name-taken = Dieser Name, oder einer, der ihm ähnlich sieht, gehört schon jemandem. Wähle einen anderen.
web-problem-numbered-name = Der Name eines Kontos darf nicht mit einer abgesetzten Zahl enden: So unterscheiden wir Leute, die gleich heißen.
web-problem-guest-name = So heißen Gäste. Wähle einen anderen Namen.
web-problem-has-account = Du bist schon angemeldet. Melde dich zuerst ab.
web-problem-no-account = Dafür brauchst du ein Konto. Lege eines an oder melde dich an.
