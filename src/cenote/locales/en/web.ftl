web-title = Cenote, board games in your browser
web-home = Cenote: to the home page
web-loading = One moment …
web-close = Close
web-save = Save
web-skip = Skip to the content
web-rules = Rules
web-language = Language

web-guest = Guest
web-guest-number = Guest { $number }
web-player = Player { $number }
web-name-change = Your name: { $name }. Change it
web-name-title = What shall we call you?
web-name-label = Your name
web-name-hint = Everybody sees this name at the tables where you sit down from now on. Where you already sit, the old one stays.

web-welcome = Board games in your browser
web-about = { $games }, with friends or against bots. Free, without an account, with nothing to install.
web-stale = What is shown here may be out of date.
web-players = { $least } to { $most } players
web-play-now = Play now
web-new-with-friends = New table with friends

web-mine = Your games
web-mine-none = Nothing here yet. Your games wait here for you, even after you close the page.
web-open = Open tables
web-open-none = Nobody is looking for company right now. Open a table of your own!
web-join = You have a link?
web-join-label = Link or code of a table
web-join-go = To the table
web-join-wrong = This is not the link of a table.
web-free = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
}
web-with = with { $names }
web-alone = just you so far
web-status = { $status ->
    [yours] Your turn
    [gathering] Waiting for players
    [running] The others are playing
    [over] Finished
    [frozen] Cannot be continued
   *[abandoned] Abandoned
}

web-new-title = New table
web-mode = Mode
web-options = At this table
web-who = Who plays?
web-seat = Seat { $number }
web-seat-who = Seat { $number }: who sits here?
web-seat-name = Seat { $number }: name
web-seat-bot = Seat { $number }: which bot?
web-kind-me = Me
web-kind-invited = A friend, by link
web-kind-open = Open to everybody
web-kind-bot = Bot
web-kind-hot = At this screen too
web-seat-add = Add a seat
web-seat-remove = Remove seat { $number }
web-shuffle = Draw lots for the seats
web-shuffle-about = Otherwise everybody sits as above, and the first seat begins.
web-listed = List the table on the home page
web-listed-about = Otherwise only those who have the link can find it.
web-create = { $ready ->
    [yes] Start the game
   *[no] Open the table
}
web-create-hint = { $ready ->
    [yes] Everybody is here: the game begins at once.
   *[no] Next you get a link for your friends.
}

web-waiting = The table is being set
web-waiting-left = { $count ->
    [0] Every seat is taken.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-seat-open = Free seat
web-seat-invited = Reserved for a friend
web-you = you
web-host-starts = Whoever opened the table starts the game.
web-present = { $here ->
    [yes] is here
   *[no] is away
}
web-sit = Sit here
web-sit-at = Sit here: seat { $number }
web-invite = Invite friends
web-invite-label = Invitation link
web-invite-hint = Send this link: whoever opens it can sit down, without an account.
web-copy = Copy the link
web-copied = Copied. Now send it!
web-copy-failed = Your browser did not let us copy. The link is selected: copy it yourself.
web-fair = Provably fair
web-leave = Leave the table
web-start = Start the game
web-start-missing = { $count ->
    [one] One more seat has to be taken first.
   *[other] { $count } more seats have to be taken first.
}
web-left = You have left the table.

web-table-frozen = The rules have changed since this game began, so it cannot be continued. Its record is kept.
web-table-abandoned = Everybody has left this table.
web-table-broken = The table could not be loaded. Check your connection and try again.
web-try-again = Try again
web-lost-title = Nothing grows here
web-lost = There is no page at this address. Perhaps part of the link got lost on the way.
web-to-home = To the home page

web-rules-title = Rules: { $game }
web-rules-search = Search the rules
web-rules-none = No rule contains “{ $text }”.
web-rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
}
web-rules-chapters = Chapters
web-rule-open = Rule { $rule }: read it

web-connection-lost = Connection lost. Trying again …
web-connection-back = Connected again.

web-problem-no-table = This table does not exist, or no longer does.
web-problem-no-seat = There is no free seat at this table.
web-problem-seat-taken = Somebody was faster: this seat is taken.
web-problem-not-invited = This seat is kept for somebody with the invitation link.
web-problem-not-host = Only the person who opened the table can do that.
web-problem-seats-open = The game can start when every seat is taken.
web-problem-not-gathering = This game has already begun.
web-problem-stale = Something changed in the meantime. Please try again.
web-problem-newer-rules = This table is played on a newer server. Please come back in a moment.
web-problem-not-over = That is possible only after the end of the game.
web-problem-not-seated = You have no seat at this table.
web-problem-bad-name = A name needs 1 to 24 characters that can be seen.
web-problem-bot-name = That is what a bot is called. Choose another name.
web-problem-bad-settings = The table cannot be opened like this. Please check mode and seats.
web-problem-unknown-game = This game is not known here.
web-problem-unknown-bot = This bot is not known here.
web-problem-too-many-tables = You have too many tables open. Finish or leave one of them first.
web-problem-too-many-listed = { $most } of your tables are on the home page already. Start or leave one of them first, or send the link of this one.
web-problem-list-full = Too many tables from your network are on the home page already. Send the link instead, or try again later.
web-problem-too-fast = That was a little fast. Please try again in a moment.
web-problem-too-often = That is often enough for now. Please try again later.
web-problem-too-large = That was too much at once for the server.
web-problem-too-deep = The server could not read this request: it is too deeply nested.
web-problem-malformed = The server could not read this request. Reloading the page may help.
web-problem-forbidden-origin = This page does not belong to this server. Please open it at its own address.
web-problem-forbidden-host = The server is not known under this address.
web-problem-no-session = The server does not know you any more. Please reload the page.
web-problem-csrf = The page is out of date. Please reload it.
web-problem-not-found = The server did not find that.
web-problem-method = The server does not know this kind of request.
web-problem-trouble = Something went wrong on the server. Nothing is lost; please try again.
web-problem-unavailable = The server cannot get at its stored games just now. Please try again in a moment.
web-problem-offline = The server cannot be reached. Are you connected to the internet?
