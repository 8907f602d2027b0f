telling-your-turn = Your turn · { $game }
telling-time-short = Your time is running short · { $game }
telling-game-over = The game is over · { $game }
telling-test = This is a test. Your webhook works.
telling-feed-title = Cenote: your games

telling-title = Being told
telling-more = More ways to be told
telling-about = Whoever is not at the table hears about it half a minute later.
telling-kinds = What you want to be told
telling-kind-your-turn = It is my turn
telling-kind-time-short = My time is running short
telling-kind-game-over = A game of mine is over
telling-kinds-none = Set up one of the ways below first.

telling-here = In this browser
telling-here-pushed = Notifications come even when this page is closed.
telling-here-open = Notifications come as long as this page is open, because this browser could not be reached otherwise.
telling-devices = { $count ->
    [one] One browser of yours is told.
   *[other] { $count } browsers of yours are told.
}
telling-devices-end = Stop in all browsers

telling-feed = Feed
telling-feed-about = A private address for a feed reader. Whoever knows it sees which turns wait for you, and nothing else.
telling-feed-label = Address of your feed
telling-feed-make = Make a feed
telling-feed-renew = New address
telling-feed-renewed = The old address is dead.
telling-copy = Copy
telling-copied = Copied.
telling-end = Remove

telling-webhook = Webhook
telling-webhook-about = For programs: we post a signed message to an address of yours.
telling-webhook-label = Address of the webhook
telling-webhook-secret = The messages are signed with this. It is shown only now:
telling-webhook-secret-label = Secret of the webhook
telling-webhook-test = Send a test
telling-webhook-worked = The test has arrived.
telling-last = Last arrived: { $when }
telling-never = Nothing was sent yet.

telling-mail = E-mail
telling-mail-about = An e-mail asks you first whether the address is yours. Every later one has a link that ends them.
telling-mail-label = Your e-mail address
telling-mail-asked = We have written to { $address }. Open the link in that e-mail within two days.
telling-mail-on = You are told at { $address }.

telling-off = This has failed for days and was switched off.
telling-trouble-unreachable = Nobody answers at this address.
telling-trouble-refused = The other side refuses it.
telling-trouble-too-often = There were too many e-mails today.
telling-trouble-trouble = Something went wrong on our side.

web-problem-bad-address = Nobody can be told anything at this address. It must be a secure address that can be reached from everywhere.
web-problem-bad-mail = This is not an e-mail address.
web-problem-no-mail = This server sends no e-mails.
web-problem-mail-failed = The e-mail could not be sent. Please check the address.
web-problem-no-webhook = There is no webhook yet.
