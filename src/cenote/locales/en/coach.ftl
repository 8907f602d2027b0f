web-problem-coach-rated = There are no hints in rated games.
web-problem-coach-company = Hints are there when you play against bots or share one screen, not against other people.
web-problem-coach-not-your-turn = No decision of yours is asked for now.
web-problem-coach-over = The game is over. The review tells more.
web-problem-coach-failed = The coach has no answer here.
