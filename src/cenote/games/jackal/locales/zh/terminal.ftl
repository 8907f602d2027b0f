jackal-told-stands = { $turn } 站在 { $cell }。
jackal-told-ahead = 前方：{ $name }。
jackal-told-cards = 市场：{ $market }。牌库：{ $deck }。弃牌堆：{ $discard }。
jackal-column-score = 金币
