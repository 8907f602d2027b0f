jackal-told-stands = { $turn } stands on { $cell }.
jackal-told-ahead = Ahead: { $name }.
jackal-told-cards = Market: { $market }. In the deck: { $deck }. Discarded: { $discard }.
jackal-column-score = Coins
