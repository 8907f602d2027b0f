-ap = AP

tikal-word-amulet = 护身符
tikal-word-bowl = 陶碗
tikal-word-crown = 王冠
tikal-word-dagger = 匕首
tikal-word-flute = 笛子
tikal-word-idol = 神像
tikal-word-mirror = 镜子
tikal-word-skull = 头骨

tikal-hex = { $kind ->
    [temple] 价值 { $value } 的神庙
    [treasure] 有 { $value } 件财宝的宝藏卡片
    [volcano] 火山
   *[jungle] 林地
}

tikal-drawn = { $shown ->
    [yes] 亮出：{ tikal-hex }（{ $hexagon }）。
   *[no] { $seat } 抽到地形卡片：{ tikal-hex }（{ $hexagon }）。
}
tikal-placed = { $seat } 在 { $space } 放置{ tikal-hex }。
tikal-removed = { tikal-hex }（{ $hexagon }）无处可放，离开游戏。
tikal-entered = { $seat } 派遣{ $member ->
    [leader] 探险队长
   *[worker] 一名探险队工人
}到 { $space }。
tikal-travelled = { $seat } 把{ $member ->
    [leader] 探险队长
   *[worker] 一名探险队工人
}从营地 { $origin } 转移到营地 { $space }。
tikal-walked = { $seat } 让{ $member ->
    [leader] 探险队长
   *[worker] 一名探险队工人
}从 { $origin } 走到 { $space }（{ $cost } { -ap }）。
tikal-uncovered = { $seat } 探索 { $space } 的神庙，价值升至 { $value }。
tikal-recovered = { $seat } 在 { $space } 挖掘财宝（{ $left ->
    [0] 已经挖空
   *[other] 还剩 { $left } 件
}）。
tikal-found = { $seat } 挖到财宝：{ $treasure-word }（{ $held ->
    [1] 第一件
    [2] 凑成一对
   *[other] 凑成三个一组
}，+{ $gained }）。
tikal-exchanged = { $seat } 与 { $other } 交换：换出{ $given-word }，换入{ $taken-word }。
tikal-camped = { $seat } 在 { $space } 建立营地。
tikal-guarded = { $seat } 让{ $leader ->
    [yes] 探险队长
   *[no] 一名探险队工人
}守卫 { $space } 上价值 { $value } 的神庙{ $left ->
    [0] 。
   *[other] ；另外 { $left } 名探险队员离开游戏。
}
tikal-turn-ended = { $seat } 结束回合{ $lost ->
    [0] 。
   *[other] ，{ $lost } { -ap } 没有用完。
}
tikal-offered = { $seat } 出价 { $points }。
tikal-passed = { $seat } 选择 Pass。
tikal-auction-won = { $price ->
    [0] 无人出价：{ $seat } 免费获得这个回合。
   *[other] { $seat } 以 { $price } 分拍得这个回合。
}
tikal-taken = { $seat } 拿走{ tikal-hex }（{ $hexagon }）{ $last ->
    [yes] ，本轮最后一张，免费。
   *[no] 。
}
tikal-scoring-began = { $final ->
    [yes] 最终计分阶段，从 { $seat } 开始。
   *[no] 火山爆发：第 { $number } 次计分阶段，从 { $seat } 开始。
}
tikal-scored = { $seat } 得 { $gained } 分：{ $temples ->
    [none] 没有神庙
   *[other] 神庙 { $temples }
}；财宝 { $treasures }。现有 { $total } 分。
tikal-game-over = 游戏结束。{ $winners } 获胜（{ $scores }）。

tikal-T13-2 = 游戏已经结束。
tikal-T2-2 = { $why ->
    [gone] 地形卡片 { $hex } 已经不在卡片堆里。
    [letter] 下一张地形卡片的字母是 { $letter }。
   *[chance] 下一张地形卡片从卡片堆里抽取，谁也不能挑。
}
tikal-T7-1 = { $why ->
    [exhausted] 这种财宝已经没有了。
   *[chance] 正在翻开财宝，谁也不能挑。
}
tikal-T3-1 = { $why ->
    [turn] 现在是 { $turn } 的回合。
   *[phase] { $phase ->
        [acting] 本回合的地形卡片已经放好。
        [placing] 先放置地形卡片。
       *[other] 现在不抽取地形卡片。
    }
}
tikal-T3-2 = 放好地形卡片之后才能结束回合。
tikal-T12-2 = { $why ->
    [turn] 现在是 { $turn } 的计分回合。
   *[phase] 计分回合里不放置地形卡片。
}
tikal-T4-1 = { $why ->
    [occupied] { $space } 已经有地形卡片。
    [apart] { $space } 不与任何地形卡片相邻。
   *[same] { $turns ->
        [0] 与不转动时看起来相同。
       *[other] 与顺时针转 { $turns } 次看起来相同。
    }
}
tikal-T4-2 = 这样放，没有石头标志通往 { $space } 的地形卡片。
tikal-T15-5 = 这样放，{ $space } 的地形卡片只有朝着火山的石头标志，无路可走。
tikal-T5-1 = { $why ->
    [action-points] 派遣需要 { $cost } { -ap }，现有 { $left } { -ap }。
    [no-camp] 探险队员只能派遣到大本营或你自己的营地；{ $space } 两者都不是。
   *[supply] { $member ->
        [leader] 你的探险队长不在储备里。
       *[worker] 你的储备里没有探险队工人了。
    }
}
tikal-T15-4 = { $space } 的营地属于 { $owner }。
tikal-T5-2 = { $why ->
    [action-points] 转移需要 { $cost } { -ap }，现有 { $left } { -ap }。
    [no-camp] 探险队员只能在大本营和你自己的营地之间转移；{ $space } 两者都不是。
   *[nobody-there] { $member ->
        [leader] 你的探险队长不在 { $space }。
       *[worker] { $space } 没有你的探险队工人。
    }
}
tikal-T5-3 = { $why ->
    [action-points] 这样走需要 { $cost } { -ap }，现有 { $left } { -ap }。
    [apart] { $space } 与要离开的卡片不相邻。
    [empty] { $space } 还没有地形卡片。
    [volcano] 不能走进 { $space } 的火山。
    [no-stones] 从 { $origin } 到 { $space } 没有石头标志。
   *[nobody-there] { $member ->
        [leader] 你的探险队长不在 { $space }。
       *[worker] { $space } 没有你的探险队工人。
    }
}
tikal-T5-4 = { $why ->
    [action-points] 探索需要 { $cost } { -ap }，现有 { $left } { -ap }。
   *[no-temple] { $space } 没有神庙。
}
tikal-T6-2 = 价值 { $value } 的神庙板块已经用完。
tikal-T6-3 = 本回合你已经把 { $space } 的神庙探索了两层。
tikal-T6-4 = { $needs ->
    [1] 要探索一层，该地形卡片上必须有你的一名探险队员；你在那里一名也没有。
   *[other] 同一回合要探索第二层，该地形卡片上必须有你的 { $needs } 名探险队员；你只有 { $has } 名。
}
tikal-T6-5 = 这座神庙由 { $owner } 守卫，价值固定不变。
tikal-T5-5 = { $why ->
    [action-points] 挖掘财宝需要 { $cost } { -ap }，现有 { $left } { -ap }。
    [no-treasure] { $space } 不是宝藏卡片。
    [empty] { $space } 已经没有财宝。
   *[phase] 现在没有在挖掘财宝。
}
tikal-T7-2 = 本回合你已经从 { $space } 挖掘了两件财宝。
tikal-T7-3 = { $needs ->
    [1] 要挖掘财宝，该地形卡片上必须有你的一名探险队员；你在那里一名也没有。
   *[other] 同一回合要挖掘第二件财宝，该地形卡片上必须有你的 { $needs } 名探险队员；你只有 { $has } 名。
}
tikal-T5-6 = { $why ->
    [action-points] 交换需要 { $cost } { -ap }，现有 { $left } { -ap }。
    [own] 你不能与自己交换财宝。
   *[no-seat] 座位 { $number } 没有人。
}
tikal-T8-1 = 只有单件财宝才能交换；{ $owner } 有 { $held } 件“{ $treasure-word }”。
tikal-T8-3 = 换出和换入同一种财宝，什么也不会改变。
tikal-T5-7 = 建立营地需要 { $cost } { -ap }，现有 { $left } { -ap }。
tikal-T9-1 = { $why ->
    [wafers-left] { $space } 上还有财宝（{ $wafers } 件）。
   *[terrain] 营地要建在林地或已经挖空的宝藏卡片上；{ $space } 不符合。
}
tikal-T9-2 = { $why ->
    [taken] 那里已经有 { $owner } 的营地。
   *[both-camps] 你的两个营地都已建立。
}
tikal-T15-1 = 本桌规定：要在 { $space } 建立营地，那里必须有你的探险队员。
tikal-T5-8 = { $why ->
    [action-points] 放置守卫需要 { $cost } { -ap }，现有 { $left } { -ap }。
   *[no-temple] { $space } 没有神庙。
}
tikal-T10-1 = 要放置守卫，你在该地形卡片上的实力必须最强：你是 { $mine }，其他玩家最高是 { $theirs }。
tikal-T10-2 = { $why ->
    [taken] { $owner } 已经守卫了这座神庙。
   *[both-guards] 你的两名守卫都已放置。
}
tikal-T14-1 = 基本版本没有拍卖，不用出价。
tikal-T14-2 = { $why ->
    [turn] 本轮现在是 { $turn } 的回合。
   *[phase] 现在不亮出地形卡片。
}
tikal-T14-3 = { $why ->
    [turn] 现在轮到 { $turn } 出价。
    [too-low] 出价必须高于 { $highest }。
   *[phase] { $phase ->
        [bidding] 现在要出价或 Pass。
       *[other] 现在不是出价的时候。
    }
}
tikal-T14-4 = { $why ->
    [turn] 现在由 { $turn } 挑选。
    [not-shown] 亮出的卡片中没有 { $hex }。
   *[phase] { $phase ->
        [picking] 现在要从亮出的地形卡片中挑选一张。
       *[other] 现在不是挑选地形卡片的时候。
    }
}
tikal-T14-5 = { $why ->
    [turn] { $turn } 最先 Pass，现在由其免费挑选。
    [not-shown] 亮出的卡片中没有 { $hex }。
   *[phase] 所有人都已 Pass：现在要免费挑选一张亮出的地形卡片。
}
tikal-T14-6 = 一轮中的最后一位玩家直接拿走最后一张地形卡片，不出价也不挑选。
tikal-T15-7 = 出价 { $bid } 超过了你的分数 { $score }。

tikal-status = { $phase ->
    [over] 游戏结束。
    [placing] { $turn } 放置地形卡片。
    [bidding] { $turn } 可以出价。
    [picking] { $turn } 挑选地形卡片。
    [scoring] { $turn } 进行计分回合：还剩 { $ap } { -ap }。
    [acting] { $turn } 行动：还剩 { $ap } { -ap }。
   *[other] 正在抽取。
}{ $letter ->
    [none] 卡片堆已空。
   *[other] 下一张地形卡片的字母是 { $letter }；还剩 { $left } 张。
}
tikal-hand = 待放置（石头标志从上方起按顺时针方向）：{ $face }。
tikal-shown = 亮出的卡片（石头标志从上方起按顺时针方向）：{ $hexes }。{ $bid ->
    [0] 还没有人出价。
   *[other] 最高出价：{ $bid }。
}

tikal-group-end = 结束回合
tikal-group-place = 放置地形卡片
tikal-group-enter = 派遣探险队员
tikal-group-travel = 在营地之间转移
tikal-group-walk = 行走
tikal-group-uncover = 探索一层
tikal-group-recover = 挖掘财宝（之后无法撤回）
tikal-group-exchange = 交换财宝
tikal-group-camp = 建立营地
tikal-group-guard = 放置守卫
tikal-group-pass = Pass
tikal-group-bid = 出价
tikal-group-pick = 挑选地形卡片

tikal-column-player = 玩家
tikal-column-temples = 神庙
tikal-column-treasures = 财宝
tikal-column-gained = 得分
tikal-column-total = 总分

tikal-told-hex = { $space }：{ $kind ->
    [temple] 价值 { $value } 的神庙。
    [treasure] { $wafers ->
        [0] 宝藏卡片，已经挖空。
       *[other] 宝藏卡片，{ $wafers } 件财宝。
    }
    [jungle] 林地。
    [volcano] 火山。
   *[base_camp] 大本营。
}
tikal-told-guard = 由 { $owner } 守卫。
tikal-told-camp = { $owner } 的营地。
tikal-told-members = { $seat }：{ $workers ->
    [0] 探险队长。
   *[other] { $leader ->
        [yes] { $workers } 名探险队工人和探险队长。
       *[no] { $workers } 名探险队工人。
    }
}
tikal-told-paths = 通路和石头标志：{ $paths }。

tikal-legend = T 神庙及其价值，$ 财宝，♣ 林地，^^ 火山，⌂⌂ 大本营，⌂ 营地，! 守卫，♛ 探险队长，图形后的数字是探险队工人数。边上的数字是石头标志数，即行走所需的点数。
tikal-legend-actions = place 格子 次数：卡片顺时针转动 0 到 5 次。

tikal-unfit-own-only = 《蒂卡尔》只能使用自带的配件。
