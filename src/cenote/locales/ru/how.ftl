web-how = Как играть
web-how-title = Как играть: { $game }
web-how-about = Две минуты чтения — и можно начинать.
web-how-rules = Подробнее:
web-how-try = Попробовать за столом
web-how-all-rules = Все правила
web-rules-only = только: { $mode }
