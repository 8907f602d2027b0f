rating-rated = Rated
rating-rated-about = It counts for everybody’s rating. Everybody needs an account and an internet address of their own.
rating-rated-clock = A rated game needs a clock, so that nobody can avoid a defeat by not moving: { $clock }.
rating-rated-how = A game can be rated once you have an account and every other seat is for a person with an account: change or remove the bots and the seats at this screen.
rating-mark = rated
rating-needs-account = This table is rated: log in or sign up to sit down.
rating-invite-hint = Send this link: whoever has an account can sit down with it.
rating-all = Ratings
rating-none = No rated games yet.
rating-games = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
rating-unsettled = shown after 10 games
rating-away = The game is rated: if you are not back before it ends, you come last.
rating-outcomes = Games
rating-outcomes-none = No finished games yet.
rating-place = Place { $place } of { $seats }
rating-fate-away = away at the end
rating-fate-resigned = resigned
rating-fate-timeout = out of time
rating-since = Here since { $date }
rating-mine = Your profile
rating-curve = Rating after each rated game
rating-unsettled-own = others see it after 10 games
rating-changes = Ratings
rating-nth = game { $games } of { $needed }
rating-nth-about = Others see a rating after 10 games.
rating-not = not rated
rating-unrated-address = Not rated: two players share an internet address.
rating-unrated-deleted = Not rated: a player has deleted their account.
rating-unrated-pair = Not rated: two of the players, or others at the same internet addresses, have had three rated games with each other in the last 24 hours.
rating-unrated-private = Not rated: only the players can see why.
rating-unrated-unplayed = Not rated: too little was played. Whoever stays needs three turns of their own, whoever leaves needs one.
rating-unrated-unfinished = Not rated: nobody played on.

web-problem-needs-account = Log in or sign up first: this needs an account.
web-problem-rated-only-people = At a rated table everybody plays with an account of their own.
web-problem-rated-needs-clock = A rated game needs a clock.
web-problem-no-person = Nobody with an account has this name.
