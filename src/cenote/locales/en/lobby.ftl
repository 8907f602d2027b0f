web-solo-against = Against
web-solo-count = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-solo-about = { $bot }: { $about }.
web-solo-free = At once, without an account

web-seat-kept = Kept for { $name }
web-seat-bot-in = Seat a bot
web-seat-bot-in-at = Seat a bot: seat { $number }
web-seat-bot-out = Send the bot away
web-seat-bot-out-at = Send the bot away: seat { $number }
web-waiting-invited = The free seats are for people with the invitation link. Ask whoever opened the table to send it to you.
web-waiting-back = The game begins as soon as everybody is here.

web-invite-here-only = This link works on this computer only.
web-invite-network = For friends in your network, start the server with “{ $command }” and open this page at the address that your computer has there.
web-invite-send = Send the link
web-invite-code = As a QR code
web-invite-code-about = Point the camera of a phone at this code to come to the table.
web-invite-come = Come and play { $game } with me!

web-turn-yours = Your turn
web-turn-others = Waiting for { $names }
web-turn-gathering = Waiting for players
web-turn-over = Game over
web-turn-title = { $what }, { $game }

web-unknown-game = There is no game called “{ $game }” here.
web-rematch-waits = A rematch is waiting for you.
web-rematch-join = Play the rematch

bot-random-about = follows no plan
bot-greedy-about = takes whatever brings the most right now
bot-easy-about = is here for the view and leaves a treasure behind now and then
bot-medium-about = knows the paths and thinks every turn through to its end
bot-hard-about = has seen it all, wastes no step and forgives few of yours
bot-expert-about = saw your move coming and plays as well as we know how

lobby-filters = Choose among the open tables
lobby-game = Game
lobby-any-game = All games
lobby-any-clock = Any clock
lobby-clock = { $kind ->
    [move] Time for each turn
    [game] Time for the game
    [days] Days for each turn
   *[none] No clock
}
lobby-free = Free seats
lobby-any-free = Any number of free seats
lobby-free-least = { $count ->
    [one] at least one free seat
   *[other] at least { $count } free seats
}
lobby-none-fits = No open table fits this choice.
lobby-reset = Clear filters
lobby-all = Show all { $count }
lobby-here = { $count ->
    [one] { $names } is here
   *[other] { $names } are here
}
lobby-nobody = { $names }: away right now
