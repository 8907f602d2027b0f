rating-rated = Рейтинговая
rating-rated-about = Партия учитывается в рейтинге всех игроков. У каждого должна быть учётная запись.
rating-mark = рейтинговая
rating-all = Рейтинги
rating-none = Рейтинговых партий пока нет.
rating-games = { $games ->
    [one] { $games } рейтинговая партия
    [few] { $games } рейтинговые партии
   *[many] { $games } рейтинговых партий
}
rating-unsettled = пока неточно
rating-outcomes = Партии
rating-outcomes-none = Завершённых партий пока нет.
rating-place = Место { $place } из { $seats }
rating-fate-resigned = игрок сдался
rating-fate-timeout = время вышло
rating-since = Здесь с { $date }
rating-of = Рейтинг игрока { $name }
rating-mine = Мой профиль
rating-curve = Рейтинг после каждой рейтинговой партии

web-problem-needs-account = Сначала войдите или создайте учётную запись: без неё нельзя.
web-problem-rated-only-people = За рейтинговым столом каждый играет со своей учётной записью.
web-problem-no-person = Ни у кого с учётной записью нет такого имени.
