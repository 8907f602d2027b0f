jackal-table-take = 拿取：{ $card }
jackal-table-cannot-lay = { $card }：现在不能打出。按一下查看原因。
jackal-table-reach-then = 再加上这张牌：{ $card }
jackal-table-reach-lay = 在这座岛上：按一下即可排出所需的牌
jackal-table-reach-new = 新
jackal-table-pack-back = 这份牌你拿过。此后少了 { $count } 张：
jackal-table-pack-away = 现在在 { $seat } 手中，你传出时是：
