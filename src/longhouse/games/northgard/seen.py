"""What a seat or a spectator is shown, as types. `view.py` fills them; it is compiled, and has no types to read."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from longhouse.core.protocol import Sentence


class Harvest(TypedDict):
    """What a territory, or all of somebody's, brings at harvest."""

    food: int
    wood: int
    lore: int
    fame: int


class Supply(TypedDict):
    """What winter asks for."""

    food: int
    wood: int


class Winter(TypedDict):
    """What winter costs; what there will be to pay it with, and what will be missing."""

    food: int
    wood: int
    harvested: bool
    then: Supply
    missing: Supply


class Land(TypedDict):
    """A territory as it would be, and those it is made of."""

    areas: list[str]
    joined: list[str]
    open: int
    size: int
    holder: int | None


class Laid(TypedDict):
    """A tile laid so: the territories it becomes part of, and what that means to the seat."""

    lands: list[Land]
    says: list[Sentence]


class Prospect(TypedDict):
    """The chance to win in percent; `worst`: if the defender eats all they can."""

    chance: int
    worst: NotRequired[int | None]


class Forecast(TypedDict, total=False):
    """`laid`: by cell and rotation; `odds`: by target."""

    laid: dict[str, dict[str, Laid]]
    odds: dict[str, Prospect]


Phase = Literal["setup", "actions", "creatures", "harvest", "end_of_year", "over"]


class Side(TypedDict):
    """One side of a combat, and what its strength is made of."""

    seat: int
    figures: int
    scorched: int
    card: int
    fortress: int
    towers: int
    food: int
    sum: int


class Fight(TypedDict):
    """A combat while it is told, the attacker first."""

    territory: str
    sides: list[Side]


class Combat(TypedDict):
    """A combat in which somebody is asked; pairs are the attacker's and the defender's."""

    territory: str
    attacker: int
    defender: int
    sides: list[Side]
    attack: int
    defence: int
    attackers: int
    defenders: int
    kaija: bool
    units: list[int]
    bonus: int
    walls: int
    towers: int
    food: list[int | None]
    most_food: int
    rolled: list[int] | None


class Hunt(TypedDict):
    """A fight with a creature, before the dice."""

    attacks: bool
    score: int
    figures: int


About = TypedDict(
    "About",
    {
        "card": str,
        "effect": str,
        "moves": int,
        "from": str,
        "to": str,
        "tile": str,
        "cell": list[int],
        "timed": bool,
        "territory": str,
        "creature": str,
        "give": str,
        "take": str,
        "combat": Combat,
        "hunt": Hunt,
        "prices": dict[str, int],
    },
    total=False,
)
"""What may be in question; each decision has some of it."""


class Doing(About):
    """The open decision, and what it is about."""

    decision: str
    seat: int


class Tile(TypedDict):
    """A tile of the map."""

    id: str
    x: int
    y: int
    turn: int


class Territory(TypedDict):
    """A territory, and who is in it."""

    areas: list[str]
    size: int
    open_sides: int
    holder: int | None
    units: int
    attacker: int | None
    attackers: int
    kaija: bool
    icons: dict[str, int]
    harvest: Harvest


Border = TypedDict("Border", {"from": str, "to": str, "rough": bool})


class Creature(TypedDict):
    """A creature of the map."""

    id: str
    kind: str
    territory: str
    area: str


class Player(TypedDict):
    """A clan; null is what the reader may not know."""

    seat: int
    clan: str | None
    resources: dict[str, int]
    fame: int | None
    final_fame: int | None
    reserve: int
    units: int
    harvest: Harvest
    winter: Winter
    mate: int | None
    strongholds: int
    side_strongholds: int
    territories: int
    passed: bool
    conqueror: bool
    hand: list[str] | None
    drawn: list[str] | None
    hand_count: int
    known_hand: list[str]
    draw_count: int
    on_top: list[str | None]
    active: list[str]
    played: list[str]
    discard: list[str]
    upgrades: list[str]
    deck: list[str]
    setup_tiles: list[str] | int
    order: str | None
    virtual_unrest: int


class Shared(TypedDict):
    """What lies open on the table."""

    year: int
    years: int
    teams: bool
    phase: Phase
    strongholds_needed: int | None
    first_player: int
    turn: int | None
    tiles: list[Tile]
    territories: dict[str, Territory]
    borders: list[Border]
    buildings: dict[str, str]
    extra: list[list[str]]
    tokens: dict[str, int]
    scorched: str | None
    pile: int
    under: list[str]
    drawn: list[str]
    row: list[str]
    achievements: list[str]
    unrest_left: int
    creatures: list[Creature]
    doing: Doing | None
    threats: list[Sentence]
    fight: NotRequired[Fight | None]


class Own(TypedDict):
    """What depends on who looks."""

    players: list[Player]
    forecast: Forecast | None


class View(Shared, Own):
    """The whole table."""
