## T1

tikal-rule-T1 = Components
tikal-rule-T1-1 = The board has 40 spaces in eight columns of five; every second column, counting from the first, stands half a hex higher than its neighbours. Spaces are named by column a to h from the left and row 1 to 5 from the top.
tikal-rule-T1-2 = Four hexes are printed on the board and never turn: the base camp on a5, temples of value 1 on a4 and b5, and a jungle on b4. The walk from the base camp costs 2 AP to either printed temple and 1 AP to the jungle; no stones join the jungle to those temples.
tikal-rule-T1-3 = There are 36 terrain hexes: 15 temples, 10 jungles, 8 treasure hexes and 3 volcanoes, with letters A to G on their backs (6, 6, 5, 5, 5, 5 and 4 hexes). Together with the four printed hexes they fill the board by the end, unless a hex could not be placed (T15.6).
tikal-rule-T1-4 = Every terrain hex except a volcano carries three stones, spread in some way over its six sides. Volcanoes carry no stones.
tikal-rule-T1-5 = There are 24 treasures: eight kinds, three of each. The eight treasure hexes show 4, 4, 4, 3, 3, 2, 2 and 2 masks, which makes 24 as well.
tikal-rule-T1-6 = There are 48 temple tiles: three of value 2, six of 3, nine of 4, eleven of 5, eight of 6, five of 7, three of 8, two of 9 and one of 10.
tikal-rule-T1-7 = Each player has 18 workers, one leader and two camps, and may place two guards in the game. Workers and leader are called members; your strength on a hex is one for each worker and three for the leader.

## T2

tikal-rule-T2 = Set-up
tikal-rule-T2-1 = Two to four players play clockwise. Whoever opens the table decides the seating or leaves it to chance; the player in the first seat begins.
tikal-rule-T2-2 = The terrain hexes are shuffled within each letter and stacked with A on top, then B, and so on down to G. Everybody may know the letter of the next hex, but nobody knows which hex it is.
tikal-rule-T2-3 = The treasures are shuffled face down. Nobody knows what lies on a treasure hex until it is recovered.
tikal-rule-T2-4 = Everybody starts with 0 points in the basic game and with 20 in the auction game. All members start in their owner’s supply.

## T3

tikal-rule-T3 = The turn in the basic game
tikal-rule-T3-1 = In your turn you draw the top hex, place it, and then spend up to 10 action points (AP). After that the player to your left has a turn.
tikal-rule-T3-2 = AP that you do not spend are lost. Your turn ends only when you say so, even with 0 AP left; you may say so at any time after placing the hex, and at any time in a scoring turn.
tikal-rule-T3-3 = You may take actions in any order and combination, as often as your AP and the limits of each action allow.

## T4

tikal-rule-T4 = Placing a hex
tikal-rule-T4-1 = Place the hex on an empty space next to at least one hex on the board, turned any way you like. Rotations that look the same count as one: the one with the fewest clockwise turns.
tikal-rule-T4-2 = A hex other than a volcano must be reachable: on at least one side that it shares with another hex, again not a volcano, there must be at least one stone, counting both hexes together.
tikal-rule-T4-3 = A volcano needs no stones and may be placed next to any hex.
tikal-rule-T4-4 = When you place a treasure hex, put as many treasures on it as it shows masks, face down.
tikal-rule-T4-5 = It follows that every hex on the board except the volcanoes can always be reached from the base camp over stones.

## T5

tikal-rule-T5 = Actions
tikal-rule-T5-1 = Enter, 1 AP: put a member from your supply into the base camp or into one of your own camps, never into another player’s camp.
tikal-rule-T5-2 = Travel, 1 AP: move a member between the base camp and one of your own camps, or between your two camps. Stones and distance do not matter; other players’ camps cannot be used.
tikal-rule-T5-3 = Walk, 1 AP for each stone on the shared side, counting both hexes: move a member to an adjacent hex. There must be at least one stone, you never walk into a volcano, and you must pay the whole cost in this turn.
tikal-rule-T5-4 = Uncover, 2 AP: raise a temple by one level. The conditions are in chapter T6: among them, members of yours on the hex and no guard on the temple.
tikal-rule-T5-5 = Recover, 3 AP: take the top treasure of a treasure hex. The conditions are in chapter T7: among them, members of yours on the hex.
tikal-rule-T5-6 = Exchange, 3 AP: swap a single treasure of yours for a single treasure of another player. The conditions are in chapter T8.
tikal-rule-T5-7 = Camp, 5 AP: establish one of your camps. It goes on a jungle hex or an emptied treasure hex without a camp; the conditions are in chapter T9.
tikal-rule-T5-8 = Guard, 5 AP: place a guard on an unguarded temple where you are stronger than every other player. The conditions and consequences are in chapter T10.
tikal-rule-T5-9 = Workers and the leader cost the same for every action, and any number of members of any players may stand on a hex. If you do not have enough AP left for an action, you cannot take it.
tikal-rule-T5-10 = Your members may enter, cross and stay on hexes that hold another player’s camp or guard.

## T6

tikal-rule-T6 = Uncovering a temple
tikal-rule-T6-1 = Uncovering raises the temple’s value by exactly one: take the temple tile of the next higher value from the supply and put it on top.
tikal-rule-T6-2 = If no tile of the next value is left, the temple cannot be uncovered any further. Values are never skipped, and 10 is the highest.
tikal-rule-T6-3 = You may uncover at most two levels of the same temple in one turn.
tikal-rule-T6-4 = For your first level of a temple in a turn you need at least one of your members on the hex, for the second level at least two. The leader counts as one member here.
tikal-rule-T6-5 = Nobody can uncover a guarded temple, not even the owner of the guard.

## T7

tikal-rule-T7 = Recovering treasure
tikal-rule-T7-1 = Put the treasure that you recover face up in front of you. Its kind is a matter of chance, among all treasures not recovered so far.
tikal-rule-T7-2 = You may recover at most two treasures from the same hex in one turn.
tikal-rule-T7-3 = For your first treasure from a hex in a turn you need at least one of your members on the hex, for the second at least two. The leader counts as one member here.
tikal-rule-T7-4 = Whenever your position is scored, one treasure of a kind is worth 1 point, two of a kind 3 points, and three of a kind 6 points.

## T8

tikal-rule-T8 = Exchanging treasure
tikal-rule-T8-1 = A single is a treasure of which its owner holds exactly one of that kind. Only singles can be given or taken; pairs and triplets are safe.
tikal-rule-T8-2 = The player whose action it is names both the kind given and the kind taken. The other player cannot refuse.
tikal-rule-T8-3 = The kind given and the kind taken must differ.

## T9

tikal-rule-T9 = Camps
tikal-rule-T9-1 = A camp goes on a jungle hex, the printed one included, or on a treasure hex from which all treasures have been taken.
tikal-rule-T9-2 = A hex holds at most one camp, whoever owns it. You may establish at most two camps in the game, and a camp never moves.
tikal-rule-T9-3 = None of your members needs to stand where you establish a camp, and members of any player may stand there. (A table may require a member of yours: T15.1.)

## T10

tikal-rule-T10 = Guards
tikal-rule-T10-1 = To place a guard, your strength on the temple hex must be greater than that of each other player; the others are compared with you one by one, not added up. A worker counts one and the leader three.
tikal-rule-T10-2 = The temple must not have a guard yet. You may place two guards in the game.
tikal-rule-T10-3 = One of your members on the hex becomes the guard and is no longer a member. All your other members on that hex leave the game for good.
tikal-rule-T10-4 = A guard never moves and is never removed. From then on the value of the temple is fixed.
tikal-rule-T10-5 = Once a temple is guarded, only the owner of the guard scores it, whoever else stands on the hex.
tikal-rule-T10-6 = When a guard is placed, members of other players stay where they are. Everybody may still walk onto the hex and off it.

## T11

tikal-rule-T11 = Scoring a position
tikal-rule-T11-1 = You score the value of every temple that you guard, and of every unguarded temple where your strength is greater than that of each other player. If players tie for the greatest strength, nobody scores that temple.
tikal-rule-T11-2 = Add the value of your treasures: 1 point for one of a kind, 3 for two and 6 for three.
tikal-rule-T11-3 = Only the player whose scoring turn it is scores, at the end of that turn. So several players can score the same temple in one scoring round.

## T12

tikal-rule-T12 = The scoring round
tikal-rule-T12-1 = When a volcano is drawn, it is set aside and a scoring round begins at once. In the auction game T14.8 applies instead.
tikal-rule-T12-2 = Beginning with the player who drew the volcano and going clockwise, each player takes a scoring turn: up to 10 AP, without placing a hex, and then that player’s position is scored.
tikal-rule-T12-3 = After the scoring round the player who drew the volcano takes a normal turn: place the volcano, without drawing another hex, and spend up to 10 AP.
tikal-rule-T12-4 = The limits per turn, two levels of the same temple and two treasures from the same hex, start afresh in each of these turns.

## T13

tikal-rule-T13 = The end
tikal-rule-T13-1 = When the last hex has been placed, or removed because it fits nowhere (T15.6), and the player who had it has ended the turn, the final scoring round begins with the player to the left. In the auction game T14.9 gives the order.
tikal-rule-T13-2 = In the final scoring round each player takes one scoring turn as after a volcano, and then the game is over. There are four scoring rounds in all.
tikal-rule-T13-3 = The player with the highest score wins.

## T14

tikal-rule-T14 = The auction game
tikal-rule-T14-1 = In the auction game hexes are auctioned and everybody starts with 20 points. All other rules hold, except for drawing and the order of turns (T3.1), for what starts a scoring round and with whom (T12.1 to T12.3, see T14.8), and for the order of the final scoring round (T13.1, see T14.9).
tikal-rule-T14-2 = For each round as many hexes as there are players are drawn and shown to all. Each player gets one turn in the round.
tikal-rule-T14-3 = For each turn, players who have not had their turn in this round bid clockwise from the opening bidder: bid more than the highest bid so far, or pass. If you cannot bid more you must pass, and once you have passed you are out of this auction. It ends when all but one have passed and that one has made a bid.
tikal-rule-T14-4 = The winner’s score goes down by the bid. The winner then picks one of the hexes shown, places it and has 10 AP.
tikal-rule-T14-5 = If everybody passes without a bid, the player who passed first takes the turn for free: pick one of the hexes shown, place it and spend up to 10 AP.
tikal-rule-T14-6 = The last player of a round neither bids nor picks, but takes the one hex that is left, for free.
tikal-rule-T14-7 = The first player opens the bidding for the first turn of the first round. For each later turn of a round, the next player clockwise from the one who just played who has not had a turn yet opens. A new round is opened by the player to the left of the one who played last in the round before.
tikal-rule-T14-8 = A volcano among the hexes shown triggers nothing until a player takes it; then it is set aside and a scoring round runs clockwise, beginning with that player. Scoring turns do not use up anybody’s turn in the round. Afterwards that player places the volcano and has the normal 10 AP, and with that has had the turn in the round.
tikal-rule-T14-9 = After the last hex, players take their final scoring turns by score, lowest first. On equal scores the player nearest clockwise from the one who took the last hex goes first; the one who took it counts as farthest away.
tikal-rule-T14-10 = The order of the final scoring round is fixed when that round begins; points scored during it do not change the order.

## T15

tikal-rule-T15 = Where the rulebooks are silent or differ
tikal-rule-T15-1 = You may establish a camp where none of your members stands. Only the French rulebook asks for a member; a table may choose that rule as an option, and then one of your members must stand there.
tikal-rule-T15-2 = The final scoring round begins with the player to the left of the one who had the last turn. In the auction game T14.9 gives the order.
tikal-rule-T15-3 = If another player is stronger on a guarded temple, still only the owner of the guard scores it.
tikal-rule-T15-4 = You may not bring members in at another player’s camp, nor travel to or from it. Walking onto its hex is allowed.
tikal-rule-T15-5 = Stones on a side shared only with a volcano give no access: a hex must be reachable from a hex other than a volcano.
tikal-rule-T15-6 = A hex that cannot be placed anywhere leaves the game, the space stays empty, and you still have your 10 AP. Treasures of such a treasure hex are not laid out but stay among those that may still turn up, so at the end as many treasures as it shows masks remain unrecovered. In the auction such a hex may be bid for and picked like any other, and is removed when it is picked.
tikal-rule-T15-7 = You may not bid more points than you have. The lowest bid is 1.
tikal-rule-T15-8 = If all others have passed without a bid, the last player may bid 1 or more, or pass. If that player passes too, the one who passed first takes the turn for free (T14.5).
tikal-rule-T15-9 = A worker becomes the guard if one of yours stands on the hex, otherwise the leader does. All your other members there leave the game in any case.
tikal-rule-T15-10 = For the second level of a temple in a turn, count your members who stand on the hex at that moment. A worker who has left since the first level does not count; one who has arrived does.
tikal-rule-T15-11 = Players with equal highest scores share the victory.
tikal-rule-T15-12 = Scores go on beyond 100; the scoring track is simply walked round again.
tikal-rule-T15-13 = Both printed temples have the value 1.
tikal-rule-T15-14 = Walking over several hexes is a series of single walks. You may make it in one go along the cheapest path, and pay the sum.
tikal-rule-T15-15 = A member may work on two temples or treasure hexes in the same turn. For each level and each treasure, only the members who stand on that hex at that moment count.
tikal-rule-T15-16 = The limits of two levels and two treasures in a turn hold for each temple and for each treasure hex separately, not for the whole turn.
