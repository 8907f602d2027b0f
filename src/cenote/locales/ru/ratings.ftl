rating-rated = Рейтинговая
rating-rated-about = Партия учитывается в рейтинге всех игроков. У каждого должен быть аккаунт.
rating-mark = рейтинговая
rating-needs-account = За этим столом играют на рейтинг: чтобы сесть, войдите или создайте аккаунт.
rating-invite-hint = Отправьте эту ссылку: по ней сможет сесть за стол тот, у кого есть аккаунт.
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
rating-mine = Ваш профиль
rating-curve = Рейтинг после каждой рейтинговой партии

web-problem-needs-account = Сначала войдите или создайте аккаунт: без него нельзя.
web-problem-rated-only-people = За рейтинговым столом каждый играет со своим аккаунтом.
web-problem-no-person = Ни у кого с аккаунтом нет такого имени.
