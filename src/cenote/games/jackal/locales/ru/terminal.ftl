jackal-told-stands = { $turn } стоит на { $cell }.
jackal-told-ahead = Впереди: { $name }.
jackal-told-cards = Рынок: { $market }. В колоде: { $deck }. В сбросе: { $discard }.
jackal-column-score = Монеты
