## J1

jackal-rule-J1 = Components
jackal-rule-J1-1 = Two to four players use 60 action cards (15 left-right arrows, 15 up-down arrows, 8 four-way arrows, 8 knights, 4 black flags, 5 black marks and 5 pirate maps), 45 island cards and coins; the printed rulebook names the kinds and totals only, so the numbers of each kind and the islands are our own. A table may use another deck with at least 9 cards for each player and 4 more, and at least 9 other islands. Each of those is a rectangle of the cells in J1.2 with exactly one white flag, exactly one black flag and at least one chest, and every chest that is not buried can be reached from the white flag by single straight steps, without knight or map.
jackal-rule-J1-2 = A cell of an island is sea, empty, the white flag, the black flag, a chest with its coins, a buried chest with its coins, a labyrinth, jungle or a cave. Everything beyond the edge of the card is sea.

## J2

jackal-rule-J2 = Set-up
jackal-rule-J2-1 = The table chooses the first player, or chance does. The first-player marker is not an action card. Wherever these rules say in order, they mean from the first player of the island clockwise.
jackal-rule-J2-2 = Shuffle the action cards and deal five to each player, who keeps them secret. Four more lie face up and are the market; the rest is the deck.
jackal-rule-J2-3 = Shuffle the islands and show two: the current island and the one on the horizon. Everybody sees both.

## J3

jackal-rule-J3 = Pass or land
jackal-rule-J3-1 = In order, one after another and openly, each player announces whether to pass or to land.
jackal-rule-J3-2 = If you pass, take two cards one after the other, each from the market or from the deck, before the next player announces; you see the first before you choose where to take the second. You may use these cards from then on, black marks too.
jackal-rule-J3-3 = A card taken from the market is replaced from the deck at once. You may take the replacement as your second card.
jackal-rule-J3-4 = If you passed, you build no route and get no coins on this island. There is no limit to the cards in your hand.
jackal-rule-J3-5 = If you land, you take no cards. Routes are built when everybody has announced.

## J4

jackal-rule-J4 = The route
jackal-rule-J4-1 = All players who landed choose their routes at the same time and in secret: a row of cards from the hand in a fixed order, as many as you like, or none at all.
jackal-rule-J4-2 = Once you have said that you are ready, your route cannot change. Play goes on when all players who landed are ready.
jackal-rule-J4-3 = A black flag can only be the first card of a route, so there can be only one. A black mark cannot be part of a route.

## J5

jackal-rule-J5 = Black marks
jackal-rule-J5-1 = When all routes are laid and before any is opened, players may throw black marks from the hand at other players who landed: any number, at one or several targets, chosen by all at the same time and in secret and then shown together. Everyone who may throw and has a possible target must confirm, even without a mark, so that the pause gives nothing away.
jackal-rule-J5-2 = Each mark adds one step to the route of its target, and several marks add up. Thrown marks are discarded together with the routes.

## J6

jackal-rule-J6 = Walking the route
jackal-rule-J6-1 = Routes are opened in order, one player at a time. You choose directions, knight jumps and cave exits when you open your route, having seen the routes opened before yours. The cards and their order stay as laid.
jackal-rule-J6-2 = Your route starts on the white flag, or on the black flag if its first card is a black flag.
jackal-rule-J6-3 = A left-right arrow moves you one cell left or right, an up-down arrow one cell up or down, and a four-way arrow one cell in any of these four directions. Cards are never turned.
jackal-rule-J6-4 = A knight moves as in chess and jumps over everything. Only the cell where it lands counts.
jackal-rule-J6-5 = No move may end on the sea.
jackal-rule-J6-6 = Every movement card that you walk, arrow or knight, is one step. The black flag and the pirate map are no steps.
jackal-rule-J6-7 = You can enter jungle only with a movement card that has a pirate map directly before it.
jackal-rule-J6-8 = You can enter a buried chest only with a movement card that has a pirate map directly before it. Without the map you cannot make that move.
jackal-rule-J6-9 = A labyrinth adds one step each time you enter it. A pirate map does not change that.
jackal-rule-J6-10 = When a card takes you into a cave, you come out at once in another cave of your choice, at no extra step, and go on from there; coming out does not set off another passage. If the island has only one cave, it is an empty cell.
jackal-rule-J6-11 = Your route ends as soon as you reach a chest. Cards left over are not walked and are no steps.
jackal-rule-J6-12 = If there is any legal way to a chest with your route, you must take such a way, and at each choice you may go only where a chest can still be reached. A route without any legal way to a chest brings nothing.
jackal-rule-J6-13 = A pirate map works only for the next movement card; if it is not needed there, it is wasted, which is allowed. Flag cells on the way are empty cells, and you may enter the same cell more than once.

## J7

jackal-rule-J7 = Gold
jackal-rule-J7-1 = Coins are taken after all routes have been opened.
jackal-rule-J7-2 = Your steps are the movement cards that you walked, plus one for each time you entered a labyrinth, plus the black marks thrown at you.
jackal-rule-J7-3 = On each chest separately, the pirate with the fewest steps gets the printed number of coins, the next one coin less, and so on, but never less than 0.
jackal-rule-J7-4 = With equal steps, the player who is earlier in order goes first.

## J8

jackal-rule-J8 = After the island, and the end
jackal-rule-J8-1 = Played cards are discarded: all routes, failed ones too, and thrown marks. Then, in order, each player draws from the deck up to five cards, and whoever has five or more draws none; after the last island nobody draws. Then the first-player marker goes to the left.
jackal-rule-J8-2 = When a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. If both are empty, no card is drawn and the market may have a gap; you may still choose to take from the deck, but get nothing. Gaps are filled, as far as there are cards, just before the announcements for the next island, after all players have received their new cards and any draft is over.
jackal-rule-J8-3 = The island just played leaves the game. The one on the horizon becomes the current island, and a new one appears on the horizon, unless the current island is the last.
jackal-rule-J8-4 = After the sixth island the player with the most coins wins.
jackal-rule-J8-5 = A tie for the most coins is played off by the tied players alone on one more island, drawn at random from those not used in this game, with none on the horizon: all hands are discarded, each tied player draws five cards, the market stays, and the first of them clockwise after the first player of the last island begins. Only they announce, lay routes and throw marks, and passing works as usual. Whoever gets the most coins on this island wins, though totals do not change; if players are still tied there, all of those win.
jackal-rule-J8-6 = Archipelago: four islands lie open in a row and four face down, and the others are out of play. Each player gets nine cards, and the market has four.
jackal-rule-J8-7 = Archipelago, the draft: at the same time and in secret, each player keeps one card and hands the rest to the left, until everybody has kept nine cards. The ninth card is kept without a choice.
jackal-rule-J8-8 = Archipelago: the four islands are played from left to right by the usual rules, and passing still gives two cards. After each island played cards are discarded, nobody draws, the first-player marker goes to the left, and the island leaves the game; an empty deck is renewed and market gaps are filled as in J8.2.
jackal-rule-J8-9 = Archipelago: after the fourth island all hands are discarded, the other four islands are opened, each player gets nine new cards, and there is another draft, again to the left. The market stays; an empty deck is renewed and gaps are filled as in J8.2.
jackal-rule-J8-10 = Archipelago: after the eighth island the player with the most coins wins. A tie is played off on an extra island as in J8.5.

## J9

jackal-rule-J9 = Where the rulebook is silent
jackal-rule-J9-1 = The four-way arrow moves one cell straight, never diagonally.
jackal-rule-J9-2 = A pirate map helps a knight as well, if it lies directly before it: the knight may then land in jungle or on a buried chest.
jackal-rule-J9-3 = Every labyrinth entered on a route adds one step, so two labyrinths add two.
jackal-rule-J9-4 = You may land with an empty route or with one that cannot reach a chest; it brings nothing.
jackal-rule-J9-5 = A player who passed may throw black marks too. A table may choose the option that only players who landed throw marks.
jackal-rule-J9-6 = A black mark on a pirate who is alone on a chest, or on a route that fails, counts but changes nothing.
jackal-rule-J9-7 = You cannot change your starting flag when you open your route; only directions, knight jumps and cave exits are chosen then.
jackal-rule-J9-8 = If everybody passes, the island counts as played and nobody gets coins.
jackal-rule-J9-9 = Coins never run out: the bank is unlimited.
jackal-rule-J9-10 = The reshuffled discard pile contains cards that everybody has seen, and remembering them is part of the game.
jackal-rule-J9-11 = Public are the number of cards in each hand (laid cards count until all are ready, thrown marks until they are shown), the length of routes once all are ready, the market and each card taken from it, the discard pile, coins, announcements, who still has to choose, thrown marks, and hands discarded before an extra island or after the fourth island of the archipelago. Secret are hands, the order of the deck, laid cards until they are opened, cards drawn from the deck and drafted cards.
jackal-rule-J9-12 = The first-player card is not one of the 60 action cards but a separate marker.
jackal-rule-J9-13 = Black marks are thrown before the first route is opened, by all together, in secret and in any number. The printed rulebook could also be read as allowing them until the last route is opened; we do not.
jackal-rule-J9-14 = You may not spoil your own route when you open it: if it can reach a chest, it must (J6.12).
