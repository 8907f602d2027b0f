web-problem-coach-rated = В рейтинговых партиях подсказок нет.
web-problem-coach-company = Подсказки бывают в игре с ботами и за общим экраном, но не против других людей.
web-problem-coach-not-your-turn = Сейчас от вас не ждут решения.
web-problem-coach-over = Партия окончена. Разбор расскажет больше.
web-problem-coach-failed = У тренера здесь нет ответа.
