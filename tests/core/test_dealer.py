"""Fair dice: the recipe of docs/notation.md, written once more from that text, gives the same draws."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path

import pytest

from cenote.core.dealer import Dealer, commitment, fresh_seed, numbered_seed, pick
from cenote.core.testing import check_dealer_is_fair
from tests.counts import count

NOTATION = Path(__file__).parent.parent.parent / "docs" / "notation.md"


def independent_draw(seed: bytes, salts: list[str], number: int, odds: list[tuple[int, int]]) -> int:
    """The recipe, by hand and without the dealer."""
    total = sum(weight for _, weight in odds)
    attempt = 0
    while True:
        mac = hmac.new(seed, f"{number}.{attempt}:{','.join(salts)}".encode(), hashlib.sha256).hexdigest()
        value = int(mac[:16], 16)
        if value < 2**64 - 2**64 % total:
            break
        attempt += 1
    laid = [code for code, weight in odds for _ in range(weight)]
    return laid[value % total]


def test_every_draw_follows_the_published_recipe() -> None:
    odds = [(3, 2), (8, 1), (9, 4)]
    dealer = Dealer(numbered_seed(7), ("ab12", ""))
    drawn = [dealer.draw(odds) for _ in range(200)]
    assert drawn == [independent_draw(numbered_seed(7), ["ab12", ""], n, odds) for n in range(200)]


def test_the_test_vectors_of_the_notation_hold() -> None:
    rows = re.findall(
        r"^\| `(\w{64})` \| `([^`]*)` \| (\d+) \| ([\d ]+) \| (\d+) \|$", NOTATION.read_text("utf-8"), re.M
    )
    assert len(rows) >= 4
    for seed, salts, number, weights, outcome in rows:
        odds = list(enumerate(map(int, weights.split())))
        dealer = Dealer(bytes.fromhex(seed), salts.split(",") if salts else (), int(number))
        assert dealer.draw(odds) == int(outcome)


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    check_dealer_is_fair(count(20_000, 500_000))


def test_salts_change_every_later_draw() -> None:
    odds = [(code, 1) for code in range(1000)]
    plain, salted = Dealer(numbered_seed(1)), Dealer(numbered_seed(1), ("00", "01"))
    assert [plain.draw(odds) for _ in range(5)] != [salted.draw(odds) for _ in range(5)]


def test_a_dealer_can_be_taken_up_where_it_stopped() -> None:
    odds = [(code, 1) for code in range(50)]
    whole = Dealer(numbered_seed(2))
    draws = [whole.draw(odds) for _ in range(10)]
    later = Dealer(numbered_seed(2), drawn=6)
    assert [later.draw(odds) for _ in range(4)] == draws[6:]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert Dealer(b"\0" * 32).commitment == hashlib.sha256(b"\0" * 32).hexdigest() == commitment(b"\0" * 32)


def test_fresh_seeds_differ() -> None:
    assert fresh_seed() != fresh_seed()


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        Dealer(b"short")


def test_a_place_beyond_the_weights_is_refused() -> None:
    assert pick([(4, 1), (6, 2)], 2) == 6
    with pytest.raises(ValueError, match="beyond"):
        pick([(4, 1), (6, 2)], 3)
