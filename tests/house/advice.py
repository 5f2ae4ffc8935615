"""What lessons and cards advise, as policies over random play: each leaves some of the options, chance takes one.

A piece of advice names the messages that give it, and has one function: of the keys that are offered it returns those
that follow it, or nothing where it has nothing to say. The taught policy of a game asks all of them in order.
`python tests/house/advice.py [game ...] [games]` prints how each piece fares alone, and all of them together.
"""

import random
import sys
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from longhouse import games
from longhouse.core.chance import FastChance
from longhouse.games.tomahawk import data as tomahawk
from longhouse.games.wendake import data as wendake

SEATS = 2


class Asked:
    """One decision of a seat, as it sees it."""

    def __init__(self, game, state, seat):
        self.game, self.state, self.seat = game, state, seat
        self.kind = game.prompt(state, seat)[0]
        self.options = list(state.options(seat))
        self.keys = [game.codec.key(option) for option in self.options]

    @cached_property
    def view(self):
        return self.game.view(self.state, self.seat)

    @property
    def me(self):
        return self.view["players"][self.seat]

    @property
    def other(self):
        return self.view["players"][1 - self.seat]

    def some(self, *beginnings):
        """The keys that begin so."""
        return [key for key in self.keys if key.startswith(beginnings)]

    def but(self, *beginnings):
        """All other keys."""
        return [key for key in self.keys if not key.startswith(beginnings)]

    def after(self, key):
        """What the seat would see after a choice, in a world that it holds possible."""
        world = self.state.determinize(self.seat, FastChance(0))
        world.apply(self.seat, self.options[self.keys.index(key)], FastChance(0))
        return self.game.view(world, self.seat)


class Advice(NamedTuple):
    """Some words, and what whoever follows them does."""

    says: tuple[str, ...]
    """Messages of lessons, without their language."""
    follow: Callable[[Asked], list[str]]


class Follower:
    """Plays by chance among what some advice leaves."""

    def __init__(self, advice, seed):
        self._advice, self._luck = advice, random.Random(seed)

    def choose(self, game, state, seat):
        options = list(state.options(seat))
        if not self._advice or len(options) == 1:
            return self._luck.choice(options)
        asked = Asked(game, state, seat)
        left = asked.keys
        for one in self._advice:
            left = [key for key in one.follow(asked) if key in left] or left
        return asked.options[asked.keys.index(self._luck.choice(left))]


def duel(game, advice, number):
    """What a follower gets of a first game against chance: 1, a half or nothing. Seats change from game to game."""
    state = game.new(SEATS, f"advice {number // 2}", game.first_game).state
    seat = number % 2
    players = {seat: Follower(advice, number), 1 - seat: Follower((), -1 - number)}
    chance = FastChance(number // 2)
    while not state.is_over():
        who = state.deciding()[0]
        state.apply(who, players[who].choose(game, state, who), chance)
    own, other = (game.result(state).ranks[who] for who in (seat, 1 - seat))
    return 0.5 if own == other else float(own < other)


def share(game, advice, count):
    """The share of games that followers win against chance."""
    return sum(duel(game, advice, number) for number in range(count)) / count


# Tomahawk: `play:09a>4`, one land after the other.

VALUE = {card: int(tomahawk.VALUE[number]) for number, card in enumerate(tomahawk.CARD_IDS)}
HAIR = {card: int(tomahawk.HAIR[number]) for number, card in enumerate(tomahawk.CARD_IDS)}
ANIMALS = {land: int(tomahawk.ANIMALS[number]) for number, land in enumerate(tomahawk.TERRITORY_IDS)}
ICON = {land: int(tomahawk.ICON[number]) for number, land in enumerate(tomahawk.TERRITORY_IDS)}


def card_of(key):
    return key.removeprefix("play:").partition(">")[0]


def asked_land(asked):
    """The land that a card is asked for now; None at another decision."""
    keys = asked.some("play:")
    return asked.view["piles"][int(keys[0].rpartition(">")[2]) - 1] if keys else None


def behind(asked, pile):
    """By how much the other side leads in what lies open."""
    rows = [row for row in pile["worth"] if None not in row]
    return sum(row[1 - asked.seat] - row[asked.seat] for row in rows)


def turns_left(pile):
    return pile["turns"] - pile["turn"] + 1


def strong_for_animals(asked):
    """Strong cards go where many animals are, the others elsewhere."""
    pile = asked_land(asked)
    if pile is None or ICON[pile["territory"]] == tomahawk.PUMA:
        return []
    middle = sorted(VALUE[card] for card in asked.me["hand"])[len(asked.me["hand"]) // 2]
    is_rich = ANIMALS[pile["territory"]] >= 3
    return [key for key in asked.keys if (VALUE[card_of(key)] >= middle) == is_rich]


def give(asked):
    """A land that can no longer be won gets the weakest card."""
    pile = asked_land(asked)
    if pile is None or behind(asked, pile) <= 9 * turns_left(pile):
        return []
    least = min(VALUE[card_of(key)] for key in asked.keys)
    return [key for key in asked.keys if VALUE[card_of(key)] == least]


def give_bald(asked):
    """Somebody without feathers to lose goes to a lost land."""
    pile = asked_land(asked)
    if pile is None or behind(asked, pile) <= 9 * turns_left(pile):
        return []
    return [key for key in asked.keys if not HAIR[card_of(key)]]


def small_to_puma(asked):
    pile = asked_land(asked)
    if pile is None or pile["turns"] > 1 or ICON[pile["territory"]] != tomahawk.PUMA:
        return []
    return [key for key in asked.keys if VALUE[card_of(key)] <= 3]


def middle_to_berries(asked):
    pile = asked_land(asked)
    if pile is None or pile["turns"] > 1 or ICON[pile["territory"]] != tomahawk.GATHER:
        return []
    return [key for key in asked.keys if 6 <= VALUE[card_of(key)] <= 9]


def keep_strong(asked):
    """In rounds 4 and 5 the strongest card waits for the lands that end in round 6."""
    pile = asked_land(asked)
    if pile is None or asked.view["round"] not in (4, 5) or turns_left(pile) == 1:
        return []
    most = max(VALUE[card] for card in asked.me["hand"])
    return [key for key in asked.keys if VALUE[card_of(key)] < most]


def win_narrowly(asked):
    """The last card of a land is the smallest that wins it against an ordinary card."""
    pile = asked_land(asked)
    if pile is None or turns_left(pile) > 1 or ICON[pile["territory"]] or asked.view["round"] < 6:
        return []
    enough = [key for key in asked.keys if VALUE[card_of(key)] > behind(asked, pile) + 6]
    least = min((VALUE[card_of(key)] for key in enough), default=0)
    return [key for key in enough if VALUE[card_of(key)] == least]


# Wendake

ACTIONS = {row["id"]: [action.partition(":")[0] for action in row["actions"]] for row in wendake.DATA["tile"]}
SCORES = {"trade": "economic", "ritual": "ritual", "military": "military", "mask": "mask"}


def lower_tracks(asked):
    tracks = asked.me["tracks"]
    return {min(pair, key=tracks.get) for pair in asked.view["pairs"]} | {
        name for one, two in asked.view["pairs"] if tracks[one] == tracks[two] for name in (one, two)
    }


def scored_by(tile, is_ritual=False):
    return {"ritual"} if is_ritual else {SCORES[action] for action in ACTIONS.get(tile, ()) if action in SCORES}


def lower_first(asked):
    """A marker goes to a tile that scores on the lower track of a pair."""
    low = lower_tracks(asked)
    slots = {number for number, one in enumerate(asked.me["grid"], 1) if scored_by(one["tile"], one["ritual"]) & low}
    return [key for key in asked.some("place:") if int(key[6:]) in slots] if asked.kind == "turn" else []


def weakest_tile(asked):
    """A new tile feeds the weakest track."""
    if asked.kind != "replace":
        return []
    weakest = min(asked.me["tracks"], key=asked.me["tracks"].get)
    return [key for key in asked.some("replace:") if weakest in scored_by(key.partition("<")[2])]


def move_first(asked):
    if asked.kind != "turn" or asked.view["year"] > 1:
        return []
    slots = {number for number, one in enumerate(asked.me["grid"], 1) if one["tile"] == "S1"}
    return [key for key in asked.some("place:") if int(key[6:]) in slots]


def replace_warriors(asked):
    return [key for key in asked.some("transfer:") if key.endswith("+replace")]


def bring_fewest(asked):
    if asked.kind != "ritual":
        return []
    village = asked.me["village"]
    offered = [key.removeprefix("bring:") for key in asked.some("bring:")]
    least = min(village[kind] for kind in offered)
    return [f"bring:{kind}" for kind in offered if village[kind] == least]


def spend_all(asked):
    return asked.some("spend:") if asked.kind == "economy" else []


def biggest_set(asked):
    sets = [key for key in asked.some("masks:") if key != "masks:none"]
    most = max((_alike(key) for key in sets), default=0)
    return [key for key in sets if _alike(key) == most]


def _alike(key):
    cards = key.partition("=")[2].split("+")
    return max(cards.count(card) for card in cards)


def known_card(asked):
    """The open card, if one like it is held."""
    if asked.kind != "draw" or not asked.view["masks"]["discard"]:
        return []
    open_card, *held = (card.partition(".")[0] for card in (asked.view["masks"]["discard"][-1], *asked.me["cards"]))
    return asked.some("draw:discard") if open_card in held else []


def use_steps(asked):
    return asked.some("lie:", "stand:", "attack:") if asked.kind == "move" else []


def take_turtles(asked):
    return [key for key in asked.some("claim:") if key != "claim:none"]


def exchange_nothing(asked):
    return asked.some("stop-exchanging")


def buy(asked):
    return [key for key in asked.some("buy:") if key != "buy:nothing"]


def no_strike(asked):
    return asked.but("strike:") if asked.kind == "move" else []


def drive_away(asked):
    return asked.some("attack:") if asked.kind == "move" else []


# Northgard


def close_land(asked):
    """A tile is turned so that own land is closed."""
    if asked.kind != "explore-rotation":
        return []
    fame = {key: asked.after(key)["players"][asked.seat]["fame"] for key in asked.keys}
    most = max(fame.values())
    return [key for key in asked.keys if fame[key] == most] if most > asked.me["fame"] else []


def leave_one(asked):
    """Not everybody goes."""
    if asked.kind != "move-count":
        return []
    numbers = {key: int(key.removeprefix("go:").rstrip("k")) for key in asked.some("go:")}
    return [key for key, number in numbers.items() if number < max(numbers.values())]


def not_too_few(asked):
    """Whoever attacks sends more than stand there."""
    doing = asked.view.get("doing") or {}
    land = asked.view["territories"].get(doing.get("to") or "")
    if asked.kind != "move-count" or not land or land["holder"] in (None, asked.seat):
        return []
    return [key for key in asked.some("go:") if int(key.removeprefix("go:").rstrip("k")) > land["units"]]


def claim_empty(asked):
    """Units go to land that nobody holds."""
    if asked.kind != "move-to":
        return []
    lands = asked.view["territories"]
    return [key for key in asked.some("to:") if lands[key[3:]]["holder"] is None]


def save_the_meal(asked):
    """A fight that cannot be won is not fed."""
    if asked.kind not in ("defender-food", "attacker-food"):
        return []
    fight = next((one for one in asked.view["territories"].values() if one["attackers"]), None)
    if fight is None:
        return []
    own, other = (fight["units"], fight["attackers"]) if asked.kind[0] == "d" else (fight["attackers"], fight["units"])
    return asked.some("eat:0") if own + 2 < other else []


def feed_a_close_one(asked):
    """A meal is a point: where the sides are level, one is eaten."""
    if asked.kind not in ("defender-food", "attacker-food"):
        return []
    fight = next((one for one in asked.view["territories"].values() if one["attackers"]), None)
    if fight is None or abs(fight["units"] - fight["attackers"]) > 1:
        return []
    return asked.but("eat:0")


def build_it(asked):
    return asked.some("play:build") if asked.kind == "turn" else []


def build_large(asked):
    return asked.some("build:fortress", "build:forge", "build:altar") if asked.kind == "build" else []


def food_for_winter(asked):
    """Goods are traded for food that winter will miss, else not away."""
    if asked.kind != "trade":
        return []
    missing = (asked.me["winter"] or {}).get("missing", {}).get("food", 0)
    return [key for key in asked.some("trade:") if key.endswith(">food")] if missing else asked.some("done")


def no_hungry_recruit(asked):
    """No more units than harvest and stores can feed."""
    winter = asked.me["winter"]
    is_hungry = bool(winter and (winter["missing"]["food"] or winter["missing"]["wood"]))
    return asked.but("play:recruit") if asked.kind == "turn" and is_hungry else []


def upgrade(asked):
    return asked.some("upgrade:") if asked.kind == "turn" else []


def explore_first(asked):
    return asked.some("play:explore") if asked.kind == "turn" else []


# Tribes


def collect(asked):
    return asked.some("collect:")


def trade(asked):
    return asked.some("trade:")


def craft(asked):
    return asked.some("craft:") if asked.kind == "campsite" else []


def camp_with_tools(asked):
    """Campsite when a tool can be made, another card when not."""
    if asked.kind != "card":
        return []
    items = asked.me["items"]
    able = items["stick"] and (items["feather"] or items["stone"])
    return asked.some("card:camp") if able else asked.but("card:camp")


def everybody(asked):
    """The chief goes with everybody who is there."""
    moves = [key for key in asked.some("move:") if key.endswith("+chief")]
    most = max((int(key.rpartition(":")[2].removesuffix("+chief")) for key in moves), default=0)
    return [key for key in moves if key.endswith(f":{most}+chief")]


def take_wagon(asked):
    return asked.some("collect:wagon")


def attack_when_stronger(asked):
    return [key for key in asked.some("attack:") if _wins(asked, key)] or (
        asked.but("attack:") if asked.some("attack:") else []
    )


def _wins(asked, key):
    """Whether whoever attacks is the one who stands there afterwards, or who stays."""
    cell = key.partition(">")[2].partition(":")[0]
    after = [one for one in asked.after(key)["tribes"] if one["cell"] == cell]
    return bool(after) and after[0]["seat"] == asked.seat


ADVICE = {
    "tomahawk": {
        "a lost land gets the weakest": Advice(("lesson-first-give.text", "lesson-chapter-first.give"), give),
        "no feathers to a lost land": Advice(("lesson-first-give.no-feathers",), give_bald),
        "somebody small to the puma": Advice(("lesson-first-puma.do",), small_to_puma),
        "a middle card to the berries": Advice(("lesson-first-berries.do",), middle_to_berries),
        "keep something strong": Advice(("coach-long",), keep_strong),
        "win narrowly": Advice(("lesson-first-rest.text",), win_narrowly),
        "strong cards for many animals": Advice(("coach-drew",), strong_for_animals),
    },
    "wendake": {
        "the lower track first": Advice(("lesson-chapter-balance.lower", "lesson-balance-choose.text"), lower_first),
        "a tile for the weakest track": Advice(("coach-replace",), weakest_tile),
        "move 3 first": Advice(("coach-turn",), move_first),
        "replace warriors": Advice(("coach-transfer", "lesson-year-transfer.no-warriors"), replace_warriors),
        "a better tile": Advice(("lesson-year-replace.no",), lambda asked: asked.some("replace:")),
        "first place": Advice(("coach-order", "lesson-year-order.text"), lambda asked: asked.some("order")),
        "bring the fewest": Advice(("coach-ritual", "lesson-balance-ritual.text"), bring_fewest),
        "take turtles": Advice(("coach-turtle", "lesson-guards-score.no-free"), take_turtles),
        "exchange nothing": Advice(("lesson-balance-begin-trade.try-exchange",), exchange_nothing),
        "buy": Advice(("coach-buy", "lesson-balance-buy.no"), buy),
        "spend goods": Advice(("coach-economy", "lesson-balance-helper.text"), spend_all),
        "masks in sets": Advice(("coach-masks", "lesson-balance-three.no"), biggest_set),
        "a card you know": Advice(("lesson-balance-masks.text",), known_card),
        "no fight among guards": Advice(("lesson-year-finish.no-fight", "lesson-guards-attack.try-strike"), no_strike),
        "drive away": Advice(("lesson-guards-attack.do",), drive_away),
        "use your steps": Advice(("coach-move", "lesson-year-settle.no-left"), use_steps),
    },
    "northgard": {
        "close your land": Advice(("lesson-chapter-land.close", "coach-tile"), close_land),
        "leave a unit": Advice(("lesson-chapter-fights.stay", "coach-leave"), leave_one),
        "not too few": Advice(("lesson-fights-number.no-few",), not_too_few),
        "claim empty land": Advice(("lesson-land-claim.text",), claim_empty),
        "save the meal": Advice(("lesson-fights-lost.text", "coach-defend"), save_the_meal),
        "a meal is a point": Advice(("lesson-chapter-fights.meal", "coach-attack"), feed_a_close_one),
        "build": Advice(("lesson-chapter-land.build",), build_it),
        "large buildings": Advice(("coach-large", "lesson-winter-large.text"), build_large),
        "food for winter": Advice(("coach-trade",), food_for_winter),
        "no hungry unit": Advice(("lesson-winter-stop.text", "coach-units-7"), no_hungry_recruit),
        "upgrade": Advice(("coach-upgrade",), upgrade),
        "the tile first": Advice(("lesson-land-explore.no",), explore_first),
    },
    "tribes": {
        "collect": Advice(("coach-collect", "lesson-horse-sticks.no-end"), collect),
        "trade": Advice(("lesson-horse-trade.no-end", "lesson-chapter-horse.horse"), trade),
        "make tools": Advice(("lesson-horse-camp.no-end",), craft),
        "camp with tools": Advice(("coach-camp-bow", "coach-camp-axe", "lesson-horse-card.no"), camp_with_tools),
        "walk together": Advice(("lesson-horse-walk.do", "lesson-horse-hunt.no-few"), everybody),
        "attack when stronger": Advice(
            ("coach-attack", "lesson-chapter-wagon.clash", "coach-trophies"), attack_when_stronger
        ),
        "a wagon for two": Advice(("coach-wagon", "lesson-wagon-wagon.text"), take_wagon),
    },
}


def main(names, count):
    for name in names or sorted(ADVICE):
        game = games.get(name)
        for title, one in ADVICE[name].items():
            print(f"{name:10} {title:30} {share(game, (one,), count):6.1%}", flush=True)
        print(f"{name:10} {'all together':30} {share(game, tuple(ADVICE[name].values()), count):6.1%}", flush=True)


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main([word for word in sys.argv[1:] if not word.isdigit()], numbers[0] if numbers else 400)
