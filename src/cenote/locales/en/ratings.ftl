rating-rated = Rated
rating-rated-about = It counts for everybody’s rating. Everybody needs an account.
rating-mark = rated
rating-needs-account = This table is rated: log in or sign up to sit down.
rating-invite-hint = Send this link: whoever has an account can sit down with it.
rating-all = Ratings
rating-none = No rated games yet.
rating-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
rating-unsettled = not settled yet
rating-outcomes = Games
rating-outcomes-none = No finished games yet.
rating-place = Place { $place } of { $seats }
rating-fate-resigned = resigned
rating-fate-timeout = out of time
rating-since = Here since { $date }
rating-mine = Your profile
rating-curve = Rating after each rated game

web-problem-needs-account = Log in or sign up first: this needs an account.
web-problem-rated-only-people = At a rated table everybody plays with an account of their own.
web-problem-no-person = Nobody with an account has this name.
