level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-title = Level
level-named = { $bot } · { $level }
level-hasty = This is plain Python, so the levels think less deeply here than they could.
table-hurried = had to hurry
