chat = Chat
chat-open = { $count ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
chat-close-panel = Close the chat
chat-rooms = Who reads it
chat-room = { $room ->
    [players] Players
   *[onlookers] Onlookers
}
chat-room-unread = { $count ->
    [one] { $room }, one new message
   *[other] { $room }, { $count } new messages
}
chat-about = { $room ->
    [players] Until the game is over, only those who play here can read this.
   *[onlookers] Until the game is over, only those who look on can read this.
}
chat-empty = Nothing has been said yet.
chat-none = This chat is only for those who were here during the game.
chat-earlier = Earlier messages
chat-write = Message
chat-write-hint = Write something
chat-send = Send
chat-left = { $count ->
    [one] one character left
   *[other] { $count } characters left
}
chat-too-long = { $count ->
    [one] one character too long
   *[other] { $count } characters too long
}
chat-phrases = Quick phrases
chat-phrase-hello = Hello!
chat-phrase-luck = Good luck, have fun!
chat-phrase-turn = It is your turn.
chat-phrase-moment = One moment, please.
chat-phrase-nice = Nice move!
chat-phrase-thanks = Thank you!
chat-phrase-sorry = Sorry!
chat-phrase-game = Good game!
chat-said = { $name }: { $text }
chat-onlooker = looking on
chat-you = You
chat-closed = { $by ->
    [keeper] The keeper of this server has closed this chat.
   *[host] The host has closed this chat.
}
chat-shut = Close the chat for everybody
chat-reopen = Open the chat again
chat-people = People
chat-muted = Muted: { $name }

conduct-menu = { $name }: mute or report
conduct-mute = Mute
conduct-unmute = Unmute
conduct-report = Report
conduct-remove = Remove
conduct-remove-from = Remove { $name } from the table
conduct-was-muted = You will not see messages from { $name } any more.
conduct-was-removed = { $name } has been removed from the table.
conduct-removed = Removed: { $name }
conduct-readmit = Let back in
conduct-readmit-whom = Let { $name } back in
conduct-report-title = Report { $name }
conduct-report-about = The keeper of this server reads the report, together with the last messages of this chat. { $name } is not told.
conduct-reason = What is wrong?
conduct-reason-insult = Insults or threats
conduct-reason-spam = Advertising or endless messages
conduct-reason-cheating = Cheating
conduct-reason-stalling = Holding up the game
conduct-reason-name = An offensive name
conduct-reason-other = Something else
conduct-report-text = What happened? (optional)
conduct-report-send = Send the report
conduct-report-cancel = Cancel
conduct-reported = Thank you. The keeper of this server will look at it.

web-problem-not-your-room = You can no longer write there.
web-problem-empty-text = Nothing of this message could be seen.
web-problem-long-text = That is too long: at most { $most } characters.
web-problem-chat-closed = The chat of this table is closed.
web-problem-nobody-there = Nobody else is there.
web-problem-removed = The host has removed you from this table.
web-problem-blocked = { $until ->
    [none] You are blocked on this server.
   *[other] You are blocked on this server until { $until }.
}
web-problem-blocked-name = { $until ->
    [none] This name is blocked on this server. Choose another one.
   *[other] This name is blocked on this server until { $until }. Choose another one.
}
