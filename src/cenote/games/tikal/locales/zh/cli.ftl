tikal-options = {"camp-needs-member"}
tikal-play-help = place 格子 次数：把地形卡片放在该格，顺时针转动 0 到 5 次
