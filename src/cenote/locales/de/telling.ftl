telling-your-turn = Du bist dran · { $game }
telling-time-short = Deine Zeit wird knapp · { $game }
telling-game-over = Die Partie ist zu Ende · { $game }
telling-test = Das ist ein Test. Dein Webhook funktioniert.
telling-feed-title = Cenote: deine Partien

telling-title = Bescheid bekommen
telling-more = Weitere Wege, Bescheid zu bekommen
telling-about = Wer nicht am Tisch ist, erfährt es eine halbe Minute später.
telling-kinds = Worüber du Bescheid willst
telling-kind-your-turn = Ich bin dran
telling-kind-time-short = Meine Zeit wird knapp
telling-kind-game-over = Eine meiner Partien ist zu Ende
telling-kinds-none = Richte zuerst einen der Wege darunter ein.

telling-here = In diesem Browser
telling-here-pushed = Benachrichtigungen kommen auch, wenn diese Seite geschlossen ist.
telling-here-open = Benachrichtigungen kommen, solange diese Seite offen ist, denn anders war dieser Browser nicht zu erreichen.
telling-devices = { $count ->
    [one] Einer deiner Browser bekommt Bescheid.
   *[other] { $count } deiner Browser bekommen Bescheid.
}
telling-devices-end = In allen Browsern beenden

telling-feed = Feed
telling-feed-about = Eine private Adresse für einen Feedreader. Wer sie kennt, sieht, wo du dran bist, und sonst nichts.
telling-feed-label = Adresse deines Feeds
telling-feed-make = Feed anlegen
telling-feed-renew = Neue Adresse
telling-feed-renewed = Die alte Adresse gilt nicht mehr.
telling-copy = Kopieren
telling-copied = Kopiert.
telling-end = Entfernen

telling-webhook = Webhook
telling-webhook-about = Für Programme: Wir schicken eine signierte Nachricht an eine Adresse von dir.
telling-webhook-label = Adresse des Webhooks
telling-webhook-secret = Damit sind die Nachrichten signiert. Es wird nur jetzt gezeigt:
telling-webhook-secret-label = Geheimnis des Webhooks
telling-webhook-test = Test schicken
telling-webhook-worked = Der Test ist angekommen.
telling-last = Zuletzt angekommen: { $when }
telling-never = Es wurde noch nichts geschickt.

telling-mail = E-Mail
telling-mail-about = Eine E-Mail fragt dich zuerst, ob die Adresse dir gehört. Jede weitere enthält einen Link zum Abbestellen.
telling-mail-label = Deine E-Mail-Adresse
telling-mail-asked = Wir haben an { $address } geschrieben. Öffne den Link in dieser E-Mail innerhalb von zwei Tagen.
telling-mail-on = Du bekommst Bescheid an { $address }.

telling-off = Das ging tagelang schief und wurde abgeschaltet.
telling-trouble-unreachable = Unter dieser Adresse antwortet niemand.
telling-trouble-refused = Die Gegenseite lehnt es ab.
telling-trouble-too-often = Heute waren es zu viele E-Mails.
telling-trouble-trouble = Bei uns ist etwas schiefgegangen.

web-problem-bad-address = An diese Adresse können wir nichts schicken. Sie muss sicher und von überall erreichbar sein.
web-problem-bad-mail = Das ist keine E-Mail-Adresse.
web-problem-no-mail = Dieser Server verschickt keine E-Mails.
web-problem-mail-failed = Die E-Mail ließ sich nicht verschicken. Bitte prüfe die Adresse.
web-problem-no-webhook = Es gibt noch keinen Webhook.
