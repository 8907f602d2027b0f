programs = Programme
programs-about = Ein Programm von dir kann an Tischen sitzen und von jedem Rechner aus spielen. Alle sehen, dass es ein Programm ist.
programs-one = Programm
programs-name = Name des Programms
programs-add = Programm anlegen
programs-token = Das ist sein Token. Es wird nur jetzt gezeigt: Bewahre es dort auf, wo das Programm es findet.
programs-token-label = Token des Programms
programs-remove = Entfernen
programs-remove-one = { $name } entfernen
programs-seat = Programm setzen
programs-seat-at = Programm auf Platz { $number } setzen

web-problem-bad-token = Dieses Token gehört zu keinem Programm.
web-problem-not-for-programs = Das kann ein Programm nicht.
web-problem-only-programs = Das ist für Programme mit einem Token.
web-problem-no-program = Du hast kein solches Programm.
web-problem-too-many-programs = Du hast schon { $most } Programme. Entferne zuerst eines davon.
