level-easy = лёгкий
level-medium = средний
level-hard = сложный
level-expert = мастер
level-title = Уровень
level-named = { $bot } · { $level }
level-hasty = Здесь работает чистый Python: уровни думают меньше, чем могли бы.
table-hurried = пришлось поспешить
