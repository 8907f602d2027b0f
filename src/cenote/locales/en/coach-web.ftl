hint-ask = Hint
hint-ask-why = Ask the coach: who is ahead, and which turns are good
hint-title = The coach
hint-thinking = The coach is thinking …
hint-cancel = Never mind
hint-chances = Chance to win
hint-chance-of = { $seat } { $chance }
hint-turns = Good turns
hint-then = your chance after it
hint-told = { $count ->
    [0] Your chance to win is { $chance }.
    [one] Your chance to win is { $chance }. The coach suggests one turn.
   *[other] Your chance to win is { $chance }. The coach suggests { $count } turns.
}
hint-none = The coach has no turn to suggest here.
hint-play = Play this turn
hint-others = Other turns
hint-own = Back to my plan
review-open = Game review
review-pages = Beside the board
review-page = Review
review-working = The coach is going through the game …
review-costly = Turns that cost most
review-costly-none = No turn cost { $seat } much.
review-whose = Whose turns
review-turn = Turn { $turn }
review-moment = Step { $at }
review-played = Played: { $steps }
review-better = Better: { $steps }
review-show = Show the better turn on the board
review-instead = { $seat } could have played: { $steps }
review-balance = Luck and skill
review-luck = Luck
review-skill = Skill
review-gifts = Gifts
review-balance-about = Luck is what the draws gave, skill what a player’s own choices gave beside the best ones, gifts what the choices of others gave: all in chance to win, summed over the game.
