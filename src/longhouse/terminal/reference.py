"""Games and rules to read without starting a match: `longhouse games` and `longhouse rules`."""

from __future__ import annotations

import argparse
import tomllib
from collections import Counter
from collections.abc import Iterator

from longhouse import bots
from longhouse.core import registry
from longhouse.core.components import Row, designed, read_components
from longhouse.core.errors import LonghouseError
from longhouse.core.game import Game
from longhouse.core.settings import Setting
from longhouse.core.text import Text
from longhouse.terminal.narration import some_text_for, text_for, title_of
from longhouse.terminal.screen import Screen
from longhouse.terminal.seats import level_name


def show_games(args: argparse.Namespace, text: Text) -> int:
    """All games, or one of them in full."""
    screen = Screen(plain=args.plain)
    if args.game:
        game = registry.get(args.game)
        show = show_designed if args.designed else show_game
        show(screen, text_for(game, text.language, args.vocabulary), game)
        return 0
    if args.designed:
        raise LonghouseError("misuse-designed")
    for name in registry.names():
        game = registry.get(name)
        words = some_text_for(game, text.language, args.vocabulary if args.vocabulary in game.vocabularies else None)
        screen.heading(title_of(game, words))
        screen.say(caption(words, "game-tagline", ""))
        screen.say(facts(words, game))
        screen.say(words.say("study-more", game=name))
    if broken := registry.left_out():
        screen.heading(text.say("study-left-out"))
        for error in broken:
            screen.say(text.error(error))
    return 0


def show_game(screen: Screen, text: Text, game: Game) -> None:
    """What the game is, its players, settings, components and sources."""
    screen.heading(title_of(game, text))
    screen.say(caption(text, "game-about", ""), hang="")
    screen.say(facts(text, game))
    _show_bots(screen, text, game)
    screen.heading(text.say("study-settings"))
    for setting in game.settings:
        _show_setting(screen, text, setting)
    screen.heading(text.say("study-components"))
    for table, rows in _components(game).items():
        counts = Counter(_source(row) for row in rows)
        sources = [text.say(f"study-source-{source}", count=count) for source, count in counts.items()]
        name = caption(text, f"table-data-{table}", table)
        screen.say(text.say("study-component", name=name, count=len(rows), sources=", ".join(sources)))
    screen.heading(text.say("study-sources"))
    screen.say(text.say("study-sources-about"), hang="")
    screen.say(text.say("study-see-designed", game=game.id))
    screen.say(text.say("study-see-rules", game=game.id))


def _show_bots(screen: Screen, text: Text, game: Game) -> None:
    """Whom one can play against, the weakest first, and how they are typed."""
    screen.heading(text.say("study-bots"))
    for bot in bots.offered():
        if bots.level_of(bot) is None:
            screen.say(text.say("study-bot-other", bot=bot))
        else:
            name, about = level_name(bot, text), text.say(f"bot-{bot}", attribute="about")
            screen.say(text.say("study-bot", bot=bot, name=name, about=about))
    screen.say(text.say("study-bots-about", game=game.id, bot=bots.LEVELS[-2].id))


def facts(text: Text, game: Game) -> str:
    """How many play, whatever the settings, and about how long: what the lobby of the web page says too."""
    seats = game.all_seats()
    players = _span(text, "players", seats[0], seats[-1])
    minutes = _span(text, "minutes", game.minutes, game.minutes_with(game.seats[-1]))
    return text.say("study-facts", players=players, minutes=minutes)


def _span(text: Text, what: str, low: int, high: int) -> str:
    return text.say(f"study-{what}" if low == high else f"study-{what}-range", low=low, high=high)


def _show_setting(screen: Screen, text: Text, setting: Setting) -> None:
    """How it is typed, what it is called, what it does, and what its values mean."""
    message = f"setting-{setting.name.replace('_', '-')}"
    values, default = setting.spoken_values().replace(", ", "|"), setting.word(setting.default)
    screen.say(text.say("study-setting", name=setting.name, values=values, default=default))
    about = [f"{text.say(message)}.", text.say(message, attribute="about")] if text.has(message) else []
    if setting.source == "designed":
        about.append(text.say("study-setting-designed"))
    screen.say(" ".join(about), indent="    ", hang="")


def _components(game: Game) -> dict[str, list[Row]]:
    """The game's tables; none if it keeps its figures elsewhere."""
    return read_components(game.folder) if (game.folder / "data.toml").exists() else {}


def _source(row: Row) -> str:
    """Where a component comes from; one invented figure makes it a designed one."""
    source = row["source"]
    if isinstance(source, dict):
        return "designed" if "designed" in source.values() else str(next(iter(source.values())))
    return str(source)


def caption(text: Text, message: str, fallback: str) -> str:
    """A text that a game may have or not."""
    return text.say(message) if text.has(message) else fallback


def show_designed(screen: Screen, text: Text, game: Game) -> None:
    """Every figure that we made, and that no source prints."""
    found = designed(_components(game))
    screen.heading(text.say("study-designed-title", title=title_of(game, text)))
    screen.say(text.say("study-designed-about" if found else "study-designed-none"), hang="")
    table = ""
    for component in found:
        if component.table != table:
            table = component.table
            screen.heading(caption(text, f"table-data-{table}", table))
        facts = [_figure(text, name, value) for name, value in component.fields.items()]
        screen.say(text.say("study-figures", id=component.id, figures=", ".join(facts)), indent="  ")
    if found:
        screen.gap()
        screen.say(text.say("study-designed-count", count=len(found)))


def _figure(text: Text, name: str, value: int | str) -> str:
    message = f"table-field-{name}"
    return text.say(message, value=value) if text.has(message) else f"{name} {value}"


def show_rules(args: argparse.Namespace, text: Text) -> int:
    """The rules of a game, or one of them."""
    game = registry.get(args.game)
    words = text_for(game, text.language, args.vocabulary)
    screen = Screen(plain=args.plain)
    if args.rule:
        screen.say(rule(words, game, args.rule))
    else:
        tell_rules(screen, words, game)
    return 0


def parts(game: Game) -> list[tuple[int, int]]:
    """The first and last rule of each part, as the game's folder says."""
    path = game.folder / "rules.toml"
    if not path.exists():
        return []
    with path.open("rb") as file:
        return [(first, last) for first, last in tomllib.load(file)["parts"]]


def rule(text: Text, game: Game, number: str) -> str:
    """One rule with its number; a LonghouseError if the game has none of that number."""
    message = f"rule-r{number.lower().removeprefix('r')}"
    if not text.has(message):
        known = parts(game)
        first, last = (known[0][0], known[-1][1]) if known else ("-", "-")
        raise LonghouseError("misuse-rule", rule=number, first=f"R{first}", last=f"R{last}")
    return text.say("explain-rule", rule=message.removeprefix("rule-").capitalize(), words=text.say(message))


def tell_rules(screen: Screen, text: Text, game: Game) -> None:
    """All rules, in the order in which one learns them."""
    screen.heading(text.say("study-rules", title=title_of(game, text)))
    screen.say(text.say("study-own-words"), "aside")
    screen.gap()
    if text.has("rules-intro"):
        _paragraphs(screen, text, "rules-intro")
    for section in ("setup", "order", "schedule"):
        if text.has(f"rules-{section}"):
            screen.heading(text.say(f"study-rules-{section}"))
            _paragraphs(screen, text, f"rules-{section}")
            if section in game.sheets:
                screen.gap()
                screen.draw(_fresh_sheet(screen, text, game, section))
    for number, (first, last) in enumerate(parts(game), 1):
        screen.heading(f"{number}. {text.say(f'rules-part-{number}')}")
        for at in range(first, last + 1):
            screen.say(rule(text, game, str(at)), hang="    ")
            if text.has(f"rule-r{at}a"):
                screen.say(rule(text, game, f"{at}a"), hang="    ")


def _paragraphs(screen: Screen, text: Text, message: str) -> None:
    for paragraph in text.say(message).splitlines():
        screen.say(paragraph, hang="   " if paragraph[:1].isdigit() else "")


def _fresh_sheet(screen: Screen, text: Text, game: Game, sheet: str) -> Iterator[str]:
    """A drawing that belongs to the rules: the same for every match, so any will do."""
    yield from game.sheets[sheet](game.new(seed=0).view(None), text, (), screen.drawing_width)
