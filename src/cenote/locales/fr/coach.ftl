web-problem-coach-rated = Il n’y a pas de conseils dans les parties classées.
web-problem-coach-company = Les conseils existent contre des bots et sur un écran partagé, pas contre d’autres personnes.
web-problem-coach-not-your-turn = Aucune décision ne vous est demandée pour l’instant.
web-problem-coach-over = La partie est finie. L’analyse en dit plus.
web-problem-coach-failed = Le coach n’a pas de réponse ici.
