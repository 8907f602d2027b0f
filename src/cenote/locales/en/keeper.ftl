admin-help-backup = back up everything into one file, also while the server runs
admin-help-restore = restore a backup into an empty folder
admin-help-check = play every stored game again and compare everything with the rules
admin-help-tidy = remove tables and guests that nobody has touched for a long time
admin-help-backup-file = where to write the backup
admin-help-restore-file = the backup
admin-help-with-secret = back up the secret keys too: whoever has the file can then be anybody
admin-help-force = replace a file that exists
admin-help-check-table = check this table only
admin-help-dry-run = only say what would be removed
admin-help-gathering-days = days after which a table that waits for players is removed
admin-help-running-days = days without a move after which a game is given up
admin-help-abandoned-days = days after which a game that was given up is removed
admin-help-lessons-days = days after which a lesson that was broken off is removed
admin-help-finished-days = days after which a finished game is removed
admin-help-guests-days = days after which a guest without account, seat and visit is forgotten
admin-never = never
admin-file-there = { $path } exists already; with --force it is written over.
admin-backed-up = { $bytes ->
    [one] Backup written to { $path } (one byte).
   *[other] Backup written to { $path } ({ $bytes } bytes).
}
admin-without-secret = The secret keys are not in it: keep the file “secret” of the folder apart, or use --with-secret.
admin-not-empty = { $path } is not empty; a backup is restored only where there is nothing yet.
admin-restored = Restored from { $path }.
admin-flaw = Table { $id }: { $flaw }
admin-flaw-status = its state “{ $where }” is unknown.
admin-flaw-seats = its seats ({ $where }) are not those of this game.
admin-flaw-seat = nobody sits at seat { $where } of a running game.
admin-flaw-seed = its secret number does not fit what was promised.
admin-flaw-gap = entry { $where } of its log is missing.
admin-flaw-empty = its game has begun, but its log is empty.
admin-flaw-orphans = its log is empty, but something that belongs to it is there.
admin-flaw-unreadable = what is stored makes no record: { $where }
admin-flaw-snapshot = the position kept after entry { $where } is not the one that the log leads to.
admin-flaw-result = it is said to be “{ $where }”, but its log says otherwise.
admin-flaw-acting = others are to act than those stored: { $where }
admin-flaw-answers = a request was answered with a frame that never was.
admin-flaw-bot = entry { $where } of its log answered a person’s request, but is marked as a bot’s.
admin-flaw-seen = somebody has seen a frame that never was.
admin-flaw-results = the stored result of seat { $where } is not that of the game.
admin-flaw-request = the answer to a request, frame { $where }, is missing or was changed.
admin-flaw-rating = the rating of seat { $where } after the game does not follow from the results.
admin-unsure = Table { $id } could not be checked: { $why ->
    [frozen] its game is frozen
    [rules] it was played under other rules
   *[game] its game is not installed
}.
admin-checked = { $tables ->
    [one] One table was looked through.
   *[other] { $tables } tables were looked through.
}
admin-were-unsure = { $tables ->
    [one] One could not be checked.
   *[other] { $tables } could not be checked.
}
admin-damaged = { $tables ->
    [one] One table is DAMAGED.
   *[other] { $tables } tables are DAMAGED.
}
admin-sound = Nothing is wrong.
admin-tidied-gathering = Tables that waited for players: { $count }
admin-tidied-given-up = Games that nobody went on with, now given up: { $count }
admin-tidied-abandoned = Games that had been given up: { $count }
admin-tidied-lessons = Lessons that were broken off: { $count }
admin-tidied-finished = Finished games: { $count }
admin-tidied-guests = Guests: { $count }
admin-tidied-requests = Ids of old requests: { $count }
admin-tidied-snapshots = Old positions: { $count }
admin-tidied-quotas = Counts that have run out: { $count }
admin-tidied-sessions = Sessions that have run out: { $count }
admin-tidied-sources = Addresses at rated tables that have ended: { $count }
admin-tidied-receipts = Receipts of closed connections: { $count }
admin-tidied = All of this is removed.
admin-dry-run = All of this would be removed; nothing was.
admin-nothing-to-tidy = There is nothing to tidy up.
cli-help-log = how the log is written: text or json
