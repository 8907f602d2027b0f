jackal-lesson-goal = Ahoy! You are a pirate after gold. Six islands are played, and whoever has the most coins after the last one wins.
jackal-lesson-island = This is the first island. The route to a chest begins on the white flag. The number on a chest is its coins.
jackal-lesson-hand = These cards are yours alone. An arrow takes you one cell in a direction that it shows, and every arrow is one step. Fewer steps mean more gold.
jackal-lesson-reach = What your cards can reach is always worked out for you: which chest, how many coins, and in how few steps.
jackal-lesson-land = On every island you land or pass. Your cards lead to a chest, so land!
jackal-lesson-lay = Now lay your route in secret, card by card: the marked one is next. Numbers on the island show where the row can lead, and in how many steps.
jackal-lesson-ready = Your route reaches the chest. A card that you press comes back into your hand; if everything is as you want it, say that you are ready.
jackal-lesson-mark = { $early ->
    [yes] Land, lay a route and get ready. Then black marks are thrown.
   *[no] Your black mark slows another pirate down by one step. Throw it at { $bot }, then confirm. Marks are shown to all at the same time.
}
jackal-lesson-reveal = { $mine ->
    [yes] Your route lies open, and more than one way is left. Each lit cell says which chest it leads to, in how many steps, and what it would pay now. Choose one and confirm.
   *[no] The routes are opened, one pirate after the other. Watch where they lead.
}
jackal-lesson-gold = That is how the gold is shared: on each chest the fewest steps take all that is printed, the next pirate one coin less, and so on. With equal steps, whoever is earlier in order goes first.
jackal-lesson-horizon = The next island always lies on the horizon. Touch it to look at it. Think of it before you spend your best cards!
jackal-lesson-pass = Your cards reach no chest on this island. So pass, and take two new cards.
jackal-lesson-take = Take a card from the market, or one from the deck that nobody knows, and confirm.{ $left ->
    [0] {""}
   *[other] {" "}Still to take: { $left }.
}
jackal-lesson-cards = Some cards are special: a knight jumps as in chess, a black flag starts on the other flag, a pirate map leads through jungle and to buried chests.
jackal-lesson-finish = Now you know it all. Every rule stands up here. Play on, and may the gold be with you!
