"""A tour of two datasets with data frames, which shows in one picture what many games tell (see docs/datasets.md).

    pip install ".[data,learn]"
    python examples/explore_dataset.py                                  # plays two small series first
    python examples/explore_dataset.py --tikal FOLDER --jackal FOLDER   # datasets of your own

Every `# %%` begins a cell for editors that run them one by one.
"""

# %% What to look at
import argparse
import subprocess
import sys
from pathlib import Path

import matplotlib.pyplot as plt
import polars as pl

wishes = argparse.ArgumentParser()
wishes.add_argument("--tikal", type=Path, help="a folder with a dataset of Tikal")
wishes.add_argument("--jackal", type=Path, help="a folder with a dataset of Jackal")
wishes.add_argument("--games", type=int, default=200, help="how many to play where no dataset is given")
wishes.add_argument("--bots", default="greedy", help="who plays them")
wishes.add_argument("--out", type=Path, default=Path("build/explore"), help="a folder for what is made")
given = wishes.parse_args(sys.argv[1:] if sys.argv[0].endswith("explore_dataset.py") else [])


def dataset(game: str, folder: Path | None) -> tuple[pl.LazyFrame, pl.LazyFrame]:
    """Return the two tables of a dataset, which is played first if no folder is given."""
    if folder is None:
        folder = given.out / game
        play = ["sim", game, "-n", str(given.games), "--bots", given.bots, "--format", "parquet", "--records", folder]
        subprocess.run([sys.executable, "-c", "from cenote.cli import main; main()", *play], check=True)
    return pl.scan_parquet(folder / "games.parquet"), pl.scan_parquet(folder / "moves.parquet")


TIKAL, JACKAL = dataset("tikal", given.tikal), dataset("jackal", given.jackal)

# %% How the picture looks: no more ink than it needs, and colours that everybody can tell apart (Okabe and Ito)
BLUE, ORANGE, GREEN, PINK, GREY = "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#666666"
plt.rcParams |= {
    "font.size": 10,
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": "#e8e8e8",
    "xtick.color": GREY,
    "ytick.color": GREY,
    "legend.frameon": False,
}
figure, ((choosing, winning), (growing, landing)) = plt.subplots(2, 2, figsize=(11, 8), layout="constrained")
figure.get_layout_engine().set(w_pad=0.15, h_pad=0.15)


def with_interval(share: str, count: str) -> list[pl.Expr]:
    """Return how far the 95 % interval (Wilson) of a share reaches down and up, in per cent."""
    z, p, n = 1.96, pl.col(share), pl.col(count)
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * (p * (1 - p) / n + z * z / (4 * n * n)).sqrt()
    return [(100 * (p - middle + half)).alias("down"), (100 * (middle + half - p)).alias("up")]


# %% How much there is to choose from while a game goes on, where there is a choice
def choices(moves: pl.LazyFrame, parts: int = 40) -> pl.DataFrame:
    """Return the mean and quantiles of the number of legal actions, by how much of the game is over."""
    over = pl.int_range(pl.len()).over("number") / pl.len().over("number")
    levels = [pl.col("legal").quantile(level).alias(name) for name, level in QUANTILES.items()]
    return (
        moves.filter(pl.col("seat") >= 0, pl.col("legal") > 1)
        .with_columns(over=((over * parts).floor() + 0.5) * 100 / parts)
        .group_by("over")
        .agg(pl.col("legal").mean().alias("mean"), *levels)
        .sort("over")
        .collect()
    )


QUANTILES = {"least": 0.05, "lower": 0.25, "median": 0.5, "upper": 0.75, "most": 0.95}
found = choices(TIKAL[1])
choosing.fill_between(
    found["over"], found["least"], found["most"], color=BLUE, alpha=0.14, lw=0, label="nine decisions in ten"
)
choosing.fill_between(
    found["over"], found["lower"], found["upper"], color=BLUE, alpha=0.3, lw=0, label="half of all decisions"
)
choosing.plot(found["over"], found["median"], color=BLUE, lw=2, label="Tikal: median")
found = choices(JACKAL[1])
choosing.plot(found["over"], found["mean"], color=ORANGE, lw=2, label="Jackal: mean")
choosing.set(title="How much is there to choose from?", xlabel="decisions made, % of the game", ylabel="legal actions")
choosing.set(xlim=(0, 100), ylim=(0, None))
choosing.legend(loc="upper left", fontsize=9)

# %% Does it matter where one sits? Equal bots should win equally often; a shared win counts in equal parts.
for shift, name, (games, _), colour in [(-0.09, "Tikal", TIKAL, BLUE), (0.09, "Jackal", JACKAL, ORANGE)]:
    wins = (
        games.select("number", "seats", "winners", seat=pl.int_ranges("seats"), n=pl.len())
        .explode("seat")
        .with_columns(part=pl.col("seat").is_in("winners") / pl.col("winners").list.len())
        .group_by("seat", "seats", "n")
        .agg(share=pl.col("part").mean())
        .with_columns(*with_interval("share", "n"))
        .sort("seat")
        .collect()
    )
    reach, seats = wins.select("down", "up").to_numpy().T, wins["seats"].max()
    winning.errorbar(
        wins["seat"] + 1 + shift, wins["share"] * 100, reach, fmt="o", ms=7, lw=2, color=colour, label=name
    )
winning.axhline(100 / seats, color=GREY, lw=1, ls="--", zorder=0)
winning.annotate(
    "equal shares", (seats + 0.5, 100 / seats), xytext=(0, 3), textcoords="offset points", ha="right", color=GREY
)
winning.set(title="Does the seat matter?", xlabel="seat", ylabel="games won, % (95 % interval)")
winning.set(xticks=range(1, seats + 1), xlim=(0.5, seats + 0.5), ylim=(0, None))
winning.grid(axis="x", visible=False)
winning.legend(loc="lower left")

# %% When is Tikal decided? Points after each scoring round by final place, and how often the leader goes on to win
games, moves = TIKAL
rounds = [
    moves.group_by("number", "round").agg(pl.col("scores").first()),
    games.select("number", pl.lit(4, pl.Int16).alias("round"), "scores"),
]
ends = games.select("number", "winners", pl.col("scores").alias("end"), seat=pl.int_ranges("seats"))
standings = (
    pl.concat(rounds)
    .join(ends, on="number")
    .explode("scores", "end", "seat")
    .with_columns(
        place=pl.col("end").rank("ordinal", descending=True).over("number", "round"),
        leads=pl.col("scores") == pl.col("scores").max().over("number", "round"),
        won=pl.col("seat").is_in("winners"),
    )
    .collect()
)
middle = [pl.col("scores").quantile(level).alias(name) for name, level in QUANTILES.items()]
for place, colour in enumerate([BLUE, GREEN, PINK, ORANGE][: standings["place"].max()], 1):
    found = standings.filter(place=place).group_by("round").agg(*middle).sort("round")
    growing.fill_between(found["round"], found["lower"], found["upper"], color=colour, alpha=0.16, lw=0)
    growing.plot(found["round"], found["median"], color=colour, lw=2, marker="o", ms=5)
    growing.annotate(f"place {place}", (4.08, found["median"][-1]), color=colour, weight="bold", va="center")
leaders = standings.filter("leads", pl.col("round").is_between(1, 3)).group_by("round").agg(pl.col("won").mean())
for over, share in leaders.iter_rows():
    growing.annotate(f"{share:.0%}", (over, 0.86), xycoords=("data", "axes fraction"), ha="center", color=GREY)
growing.annotate("who leads here goes on to win:", (0.05, 0.94), xycoords="axes fraction", color=GREY)
growing.set(title="When is Tikal decided?", xlabel="scoring rounds over", ylabel="points (median, middle half)")
growing.set(xticks=range(5), xlim=(0, 4.75), ylim=(0, None))

# %% Does landing pay in Jackal? Coins of each pirate who lands, by how many do. Extra islands are left out.
games, moves = JACKAL
before = moves.group_by("number", "round").agg(pl.col("scores").first())
last = games.join(moves.group_by("number").agg(pl.col("round").max()), on="number").select("number", "round", "scores")
after = pl.concat([before.with_columns(pl.col("round") - 1), last])
landings = (
    moves.filter(pl.col("text") == "land", pl.col("round") < 6)
    .join(before, on=["number", "round"])
    .join(after, on=["number", "round"], suffix="_after")
    .select(
        ashore=pl.len().over("number", "round"),
        coins=pl.col("scores_after").list.get("seat") - pl.col("scores").list.get("seat"),
    )
    .group_by("ashore")
    .agg(
        pl.col("coins").mean().alias("mean"),
        (1.96 * pl.col("coins").std() / pl.len().sqrt()).alias("half"),
        (pl.col("coins") == 0).mean().alias("nothing"),
    )
    .sort("ashore")
    .collect()
)
landing.bar(landings["ashore"], landings["mean"], color=ORANGE, width=0.62)
landing.errorbar(landings["ashore"], landings["mean"], landings["half"], fmt="none", color="black", lw=1.5)
for ashore, nothing in landings.select("ashore", "nothing").iter_rows():
    landing.annotate(
        f"{nothing:.0%}\nin vain",
        (ashore, 0),
        xytext=(0, 8),
        textcoords="offset points",
        ha="center",
        color="white",
    )
landing.set(
    title="Does landing pay in Jackal?", xlabel="pirates who land", ylabel="coins for each of them (95 % interval)"
)
landing.set(xticks=landings["ashore"])
landing.grid(axis="x", visible=False)

# %% The picture
given.out.mkdir(parents=True, exist_ok=True)
figure.savefig(given.out / "dataset.png", dpi=110)
print(f"The picture is {given.out / 'dataset.png'}.")
