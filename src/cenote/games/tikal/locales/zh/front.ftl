tikal-title = 蒂卡尔
tikal-tagline = 深入丛林，探索神庙，挖掘财宝：每回合十点行动点数，总是差那么一点。
tikal-scene = 对局中的版图：神庙、财宝和三支探险队的队员

tikal-mode-basic = 基本版本
tikal-mode-basic-about = 抽一张地形卡片，放好，再用十点行动点数。最适合入门。
tikal-mode-auction = 拍卖版本
tikal-mode-auction-about = 用分数竞价争夺回合和地形卡片。运气更少，思考更多。
tikal-option-camp-needs-member = 建立营地需要队员
tikal-option-camp-needs-member-about = 只有自己的探险队员所在的地方才能建立营地，与法文规则书相同。
