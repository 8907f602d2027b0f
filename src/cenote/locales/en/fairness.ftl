# The page that shows why nobody can steer the draws, and checks them.
web-problem-salts-missing = Somebody’s browser has not sent its random number yet. Try again in a moment.
web-problem-other-rules = This game was played by rules of another version. They cannot follow its record here.

fair-about = Nobody can choose what is drawn: not the server, and not a player.
fair-lesson = The lesson deals the same to everybody every time, so that it can show you one thing after the other. There is nothing to check here. In every other game nobody can choose what is drawn, and this page shows why.
fair-first = When the table was opened, the server chose a secret number, the seed, and showed its fingerprint. A fingerprint gives nothing away, but no other seed has the same one.
fair-then = Only then did every player’s browser send a random number of its own, the salt.
fair-last = Each draw is computed from the seed and all salts. After the game the seed is opened, and anybody can compute every draw again.
fair-print = Fingerprint of the seed
fair-seed = Seed
fair-seed-later = Secret until the game is over.
fair-salts = Salts
fair-salt-bot = none: a bot adds nothing
fair-salt-missing = not sent yet
fair-salt-free = nobody sits here yet
fair-noted-print = This browser saw this fingerprint before it sent its salt.
fair-noted-salt = This browser made it.
fair-check = Check every draw
fair-checking = Checking …
fair-right = Everything fits. { $count ->
    [one] One draw was checked.
   *[other] { $count } draws were checked.
}
fair-wrong = Something does not fit.
fair-record-whole = The record is whole: its checksum is right.
fair-record-altered = The record was altered: its checksum is wrong.
fair-record-unreadable = The record cannot be read: line { $line }.
fair-seed-right = The seed has the fingerprint that the record states.
fair-seed-wrong = The seed does not have the fingerprint that the record states.
fair-print-right = It is the fingerprint that this browser saw before it sent its salt.
fair-print-wrong = It is not the fingerprint that this browser saw.
fair-salt-right = The salt that this browser sent is in the record.
fair-salt-wrong = The salt that this browser sent is not in the record.
fair-draws-right = All draws follow from the seed and the salts.
fair-draws-borrowed = All draws fit. Those up to number { $number } were made in the game that this one goes on from, and follow from that game’s seed and salts; all later ones follow from the seed and the salts shown above.
fair-draws-wrong = Draw { $number } (line { $line } of the record) does not fit: the record says “{ $came }”, but the seed gives “{ $due }”.
fair-draws-none = Draw { $number } (line { $line } of the record) does not fit: nobody knows what could have come.
fair-insecure = Here your browser cannot compute fingerprints: it does so only on pages that came over https or from this computer. Download the record and check it with the command:
fair-unopened = This record has no seed, so there is nothing to compute yet.
fair-odds = What could have come in each draw is what the server says. The command below also checks that against the rules:
fair-list = All draws
fair-number = Draw
fair-came = What came
fair-likely = How likely
fair-of = { $part } in { $whole }
