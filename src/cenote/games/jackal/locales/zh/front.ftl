jackal-title = 豺狼
jackal-tagline = 海盗们暗中铺设通往宝箱的路线。路线越短，收获越多，还要当心黑标拖慢脚步。
jackal-scene = 海上的小岛，两名海盗走向宝箱的路线，还有一手牌

jackal-mode-basic = 基本版本
jackal-mode-basic-about = 一岛接一岛：暗中铺设路线，抵达宝箱，分享金币。最适合入门。
jackal-mode-archipelago = 群岛模式
jackal-mode-archipelago-about = 四座岛提前亮出，大家为此轮抽九张牌。更需要规划。
jackal-option-marks-from-landed = 只有登岛者才能打黑标
jackal-option-marks-from-landed-about = 在一座岛上跳过的玩家，不能在那里打出黑标。
