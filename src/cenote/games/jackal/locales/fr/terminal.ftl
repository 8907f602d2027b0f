jackal-told-stands = { $turn } se tient en { $cell }.
jackal-told-ahead = À venir : { $name }.
jackal-told-cards = Marché : { $market }. Dans la pioche : { $deck }. Dans la défausse : { $discard }.
jackal-column-score = Pièces
