cli-help-admin = manage a server: backups, checks, clean-up, reports, blocks
admin-tasks = tasks
admin-help-reports = list what people have reported
admin-help-block = keep a name, a person or an address out
admin-help-blocks = list who and what is blocked
admin-help-unblock = let somebody in again
admin-help-chat = close the chat of a table, or open it again
admin-help-data = the data folder of the server
admin-help-done = mark this report as dealt with
admin-help-all = list those that are dealt with too
admin-help-whom = a name, an address or a network, such as 192.0.2.0/24
admin-help-person = a person by id, as reports show it
admin-help-report = the person of this report
admin-help-address = with --report: block the address of that person too, of which only a fingerprint is known
admin-help-days = for so many days
admin-help-until = until the end of this day (UTC), such as 2027-01-31
admin-help-reason = why, for the administrators
admin-help-block-number = the number in the list of blocks
admin-help-table = the id in the address of the table
admin-help-open = open it again

admin-no-database = There are no tables in { $path }.
admin-no-reports = There are no reports to read.
admin-report = Report { $number }, { $at }: { $name }. { $reason ->
    [insult] Insults or threats
    [spam] Advertising or endless messages
    [cheating] Cheating
    [stalling] Holding up the game
    [name] An offensive name
   *[other] Something else
}. { $done ->
    [yes] Dealt with.
   *[no] Not dealt with yet.
}
admin-report-where = Table { $table } ({ $game }); person { $person }; reported by { $reporter }.
admin-report-line = { $room ->
    [players] players
   *[onlookers] spectators
}, { $name }: { $text }
admin-report-done = Report { $number } is dealt with.
admin-no-report = There is no report { $number }.
admin-no-blocks = Nobody is blocked.
admin-block = Block { $number }: { $kind ->
    [name] the name
    [person] the person
    [network] the network
   *[source] the address with the fingerprint
} { $what }, { $until ->
    [none] for good
   *[other] until { $until }
}.
admin-block-reason = Reason: { $reason }
admin-blocked = Blocked: { $what }.
admin-unblocked = Block { $number } is lifted.
admin-no-block = There is no block { $number }.
admin-whom = Say whom: a name or an address, or --person, or --report (one of them).
admin-no-source = Report { $number } does not know from where { $name } came.
admin-bad-day = { $day } is not a day to come such as 2027-01-31.
admin-no-table = There is no table { $table }.
admin-chat-closed = The chat of table { $table } is closed.
admin-chat-open = The chat of table { $table } is open.
