rating-rated = Рейтинговая
rating-rated-about = Партия учитывается в рейтинге всех игроков. У каждого должен быть аккаунт и свой интернет-адрес.
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
rating-unsettled = виден после 10 партий
rating-outcomes = Партии
rating-outcomes-none = Завершённых партий пока нет.
rating-place = Место { $place } из { $seats }
rating-fate-resigned = игрок сдался
rating-fate-timeout = время вышло
rating-since = Здесь с { $date }
rating-mine = Ваш профиль
rating-curve = Рейтинг после каждой рейтинговой партии
rating-unsettled-own = другие увидят его после 10 партий
rating-changes = Рейтинги
rating-nth = партия { $games } из { $needed }
rating-nth-about = Другие видят рейтинг после 10 партий.
rating-not = без рейтинга
rating-unrated-address = Партия не рейтинговая: у двух игроков один интернет-адрес.
rating-unrated-pair = Партия не рейтинговая: двое игроков за последние 24 часа уже сыграли друг с другом три рейтинговые партии.
rating-unrated-unplayed = Партия не рейтинговая: сыграно слишком мало. Тот, кто остаётся, должен сделать три своих хода, тот, кто уходит, — один.
rating-unrated-unfinished = Партия не рейтинговая: никто не продолжил игру.

web-problem-needs-account = Сначала войдите или создайте аккаунт: без него нельзя.
web-problem-rated-only-people = За рейтинговым столом каждый играет со своим аккаунтом.
web-problem-no-person = Ни у кого с аккаунтом нет такого имени.
