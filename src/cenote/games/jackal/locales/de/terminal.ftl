jackal-told-stands = { $turn } steht auf { $cell }.
jackal-told-ahead = Voraus: { $name }.
jackal-told-cards = Markt: { $market }. Im Stapel: { $deck }. Abgelegt: { $discard }.
jackal-column-score = Münzen
