"""What the greedy bot does in positions with a plain answer, and a game of it."""

from longhouse import bots
from longhouse.bots.outlook import SeatOutlook
from longhouse.core.chance import FastChance
from longhouse.core.settings import complete

from .positions import GAME, SWAPS, choose, deal, decider, decision, doing, keys, player, position, tribes_shown


def wish(table, seat=None, seed=1):
    """What the bot would choose, as a key."""
    seat = decider(table) if seat is None else seat
    return GAME.codec.key(bots.make("greedy", seed).choose(SeatOutlook(GAME, table, seat)))


def play_turn(table):
    """Let the bot play the turn of the deciding seat to its end; what it chose."""
    seat, chosen = decider(table), []
    while not table.is_over() and decider(table) == seat and chosen[-1:] != ["end"]:
        chosen.append(wish(table))
        choose(table, chosen[-1])
    return chosen


def tracks(economic, military, ritual, mask):
    return {"tracks": {"economic": economic, "military": military, "ritual": ritual, "mask": mask}}


# Swap tokens.


def in_restore(*seats, year=1):
    """The end of a Year: the grid of seat 0 is about to slide, its lowest row was used."""
    table = position(*({"marked": [7, 8, 9]} | seat for seat in seats), year=year, next_order=[0], turn=1)
    choose(table, "order", "end")
    assert decision(table) == "restore-swap"
    return table


def test_no_swap_token_is_thrown_away_when_a_grid_slides():
    """The tiles of the lowest row come back on top; once they counted for nothing until then."""
    assert wish(in_restore(SWAPS, {})) == "no-swap"


def test_a_swap_token_is_used_for_points_that_are_worth_more():
    """The last tile of the game: Hunt would bring nothing, Fish and Military four points that count."""
    table = position(
        SWAPS | tracks(5, 0, 5, 9) | {"marked": [1, 2]},
        year=7,
        partner="ritual",
        guards={"E": {0: 2}, "s1": {0: 1}, "s2": {0: 1}, "s3": {0: 1}},
        next_order=[0],
        areas={"t1.1": "1 hunter"},
    )
    before = table.scores()[0]
    assert [key for key in play_turn(table) if key.startswith("swap")]
    assert table.scores()[0] >= before + 3


def test_a_swap_token_is_kept_where_it_would_gain_nothing():
    """Once it was spent for not having to place the last marker yet."""
    table = position(SWAPS | tracks(5, 5, 5, 5) | {"marked": [1, 2]}, year=7, next_order=[0])
    assert not [key for key in play_turn(table) if key.startswith("swap")]


# Tribes.


def test_the_mohawk_are_taken_before_weaker_tribes():
    """They begin with fewer goods than anybody: what counts is the Warrior that never falls."""
    table = deal(2, tribes_shown("cayuga", "mohawk", "tuscarora"), homes="random", tribes="asymmetric")
    assert sorted(keys(table)) == ["tribe:cayuga", "tribe:mohawk", "tribe:tuscarora"]
    assert wish(table) == "tribe:mohawk"


# Trade.


def test_a_tile_is_bought_rather_than_its_price_sold():
    table = doing("trade", {"goods": {"leather": 1, "fish": 1, "corn": 1}, "canoes": 1}, market=["P1-9", "P1-1"])
    chosen = play_turn(table)
    assert [key for key in chosen if key.startswith("buy:P1")]


def test_goods_are_not_exchanged_to_and_fro():
    goods = {"corn": 1, "beans": 1, "pumpkin": 1, "leather": 1, "fish": 1}
    table = doing("trade", {"goods": goods, "canoes": 4}, market=[])
    assert wish(table) == "stop-exchanging"


def test_in_the_last_year_goods_become_points():
    goods = {"corn": 3, "beans": 2, "pumpkin": 2, "leather": 2, "fish": 2}
    table = position(tracks(3, 9, 12, 9) | {"goods": goods}, year=7, partner="ritual", market=[])
    assert wish(table) in ("place:8", "place:5")
    table = doing("trade", tracks(3, 9, 12, 9) | {"goods": goods}, year=7, partner="ritual", market=[])
    play_turn(table)
    assert player(table)["tracks"]["economic"] == 8


# Pairs.


def test_the_lower_track_of_a_pair_comes_first():
    """A Ritual would bring more points, on a track that is far ahead of its partner."""
    table = position(
        tracks(2, 5, 14, 5)
        | {"rituals": [2], "goods": {"corn": 1, "beans": 1, "pumpkin": 1, "leather": 1}, "marked": []},
        year=5,
        partner="ritual",
    )
    assert wish(table) != "place:2"


# Masks.


def test_cards_that_come_back_are_played():
    table = doing("mask", {"cards": ["bear", "bear", "wolf"]} | tracks(3, 3, 3, 0), discard=["bear"])
    chosen = play_turn(table)
    assert "masks:K6=bear+bear+bear" in chosen


# A game.


def test_greedy_beats_chance_by_far():
    for seed in range(2):
        chance = FastChance(seed)
        table = GAME.start(2, complete(GAME.settings, {}), chance, None)
        while not table.is_over():
            seat = decider(table)
            options = table.options(seat)
            option = options[chance.pick(-1, len(options))]
            if seat == seed % 2:
                weights = GAME.knowledge.weigh(table.determinize(seat, chance), seat, options, chance)
                option = options[weights.index(max(weights))]
            table.apply(seat, option, chance)
        scores = table.scores()
        assert scores[seed % 2] > scores[1 - seed % 2] + 12
