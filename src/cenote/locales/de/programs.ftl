web-problem-bad-token = Dieses Token gehört zu keinem Programm.
web-problem-not-for-programs = Das kann ein Programm nicht.
web-problem-only-programs = Das ist für Programme mit einem Token.
web-problem-no-program = Du hast kein solches Programm.
web-problem-too-many-programs = Du hast schon { $most } Programme. Entferne zuerst eines davon.
