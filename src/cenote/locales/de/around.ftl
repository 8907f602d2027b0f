around-going = Weiterspielen
around-going-all = Alle Partien zeigen
around-ended = Beendete Partien

around-settings = Einstellungen
around-theme = Farben
around-theme-system = Wie das System
around-theme-light = Hell
around-theme-dark = Dunkel
around-my-turn = Wenn du dran bist
around-sound = Ton abspielen
around-notify = Benachrichtigung zeigen
around-notify-about = Solange diese Seite nicht zu sehen ist, und wenn der Browser es kann, auch wenn sie geschlossen ist.
around-notify-denied = Dein Browser blockiert Benachrichtigungen von dieser Seite. In seinen Einstellungen für diese Website kannst du sie erlauben.
around-notify-insecure = Browser zeigen Benachrichtigungen nur von Seiten mit sicherer Adresse.

around-ask = Sollen wir dir Bescheid geben, wenn du wieder dran bist?
around-ask-yes = Ja, gib mir Bescheid
around-ask-no = Jetzt nicht
around-told = Am Tisch mit { $names }.
around-late = Das dauert länger als sonst. Wir versuchen es weiter …
