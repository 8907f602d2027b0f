web-problem-coach-rated = In gewerteten Partien gibt es keine Tipps.
web-problem-coach-company = Tipps gibt es gegen Bots und an einem gemeinsamen Bildschirm, nicht gegen andere Menschen.
web-problem-coach-not-your-turn = Gerade wird keine Entscheidung von dir verlangt.
web-problem-coach-over = Die Partie ist vorbei. Der Rückblick sagt mehr.
web-problem-coach-failed = Der Coach weiß hier keine Antwort.
