"""`longhouse learn`: the cards, what is answered to every choice, progress, leaving; and first games with tips."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pexpect
import pytest

from longhouse import games
from longhouse.core.match import Match
from longhouse.learn.lesson import chapters
from longhouse.terminal.lesson import name_of_thing, spans, touched_for
from longhouse.terminal.messages import LANGUAGES
from longhouse.terminal.narration import learning_text_for, text_for

from .conftest import NO_BREAK, Longhouse
from .transcripts import CHAPTERS, path_of, transcript

BATTLE = ["", "4", "1", ""]
"""The first table of Tomahawk's lesson, as it is wanted."""
WHOLE = [*BATTLE, "4", "1", "1", "", "1", "1", "1", "2", "1", "", "3", "1", "2"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=lambda one: one.id)
def test_the_wanted_path_reads_as_it_did(game, chapter, language) -> None:
    """A lesson that reads otherwise is looked at: python tests/terminal/transcripts.py, then git diff."""
    assert transcript(game, chapter, language) == path_of(chapter, language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=lambda one: one.id)
def test_no_line_is_too_long_and_plain_has_no_boxes(game, chapter, language) -> None:
    said = transcript(game, chapter, language)
    assert max(len(line) for line in said.splitlines()) <= 80
    assert not re.search(r"(lesson|chapter|learn|coach|thing)-[a-z]", said)
    plain = transcript(game, chapter, language, plain=True)
    assert not re.search("[┌│└─]", plain)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=lambda one: one.id)
def test_what_one_looks_or_points_at_has_a_name(game, chapter, language) -> None:
    """Nobody reads "slot:1": parts of the page, such as the ribbon, are not said here, everything else has a name."""
    text = learning_text_for(game, text_for(game, language))
    steps = [step for table in chapter.table for step in table.step]
    targets = {target for step in steps for target in (*step.light, *step.point)}
    targets |= {target for step in steps for note in step.note for target in note.get("light", ())}
    for target in (target for target in targets if ":" in target):
        name = name_of_thing(text, target)
        kind, _, what = target.partition(":")
        assert target not in name
        assert name != what or kind == "cell", f"{target}: {name}"
        assert not re.search(r"[{}$]|-|noun", re.sub(r"[a-zé]-[a-z]", "", name)), f"{target}: {name}"


def test_numbers_are_short() -> None:
    assert spans([1, 2, 3, 4, 7]) == "1-4, 7"
    assert spans([1, 2, 4]) == "1, 2, 4"
    assert spans([]) == ""


def test_a_thing_may_be_touched_under_another_name() -> None:
    game = games.get("tomahawk")
    text = learning_text_for(game, text_for(game, "en"))
    assert name_of_thing(text, "land:4") == "territory 4"
    assert touched_for(text, "land:4") == "pile:4"
    assert touched_for(text, "pile:4") == "pile:4"
    assert name_of_thing(text, "slot:2") == "slot:2", "a number is nobody's name"
    wendake = games.get("wendake")
    text = learning_text_for(wendake, text_for(wendake, "en"))
    assert name_of_thing(text, "slot:2") == "the top middle tile"
    assert name_of_thing(text, "guard:s3.warrior") == "the warrior on guard in Kankakee"
    assert name_of_thing(text, "leaving:2") == "the tile leaving the middle column"
    french = learning_text_for(wendake, text_for(wendake, "fr"))
    assert name_of_thing(french, "guard:s3.warrior") == "le guerrier de garde à Kankakee"
    assert touched_for(text, "hand:09a") == "hand:09a"


# The list.


def test_the_list_names_games_chapters_minutes_and_what_is_done(longhouse: Longhouse) -> None:
    before = longhouse.run("learn").stdout
    assert "Tomahawk\n  1. Three small battles, 5 min\n" in before
    assert "longhouse learn tomahawk first" in before
    longhouse.run("learn", "tomahawk", answers=[*BATTLE, "q"])
    assert "Three small battles, 5 min, begun\n" in longhouse.run("learn").stdout
    done = longhouse.run("learn", "tomahawk", "1", answers=["again", *WHOLE, "2"])
    assert "What you have learned" in done.stdout
    assert "Three small battles, 5 min, done ✓\n" in longhouse.run("learn").stdout
    assert f"Trois petites batailles, 5{NO_BREAK}min, terminée ✓" in longhouse.run(
        "learn", "--lang", "fr"
    ).stdout.replace("5 min", f"5{NO_BREAK}min")


def test_every_game_can_be_learnt_by_name() -> None:
    for game in map(games.get, games.names()):
        assert [chapter.order for chapter in chapters(game)] == list(range(1, len(chapters(game)) + 1))


def test_an_unknown_chapter_is_named(longhouse: Longhouse) -> None:
    done = longhouse.run("learn", "tomahawk", "second")
    assert done.returncode == 2
    assert "second" in done.stderr
    assert "first" in done.stderr
    assert longhouse.run("learn", "tomahawk", "7").returncode == 2
    assert longhouse.run("learn", "chess").returncode == 2


def test_a_game_without_lessons_says_so(monkeypatch, capsys, tmp_path) -> None:
    from longhouse.cli import main

    monkeypatch.setenv("LONGHOUSE_HOME", str(tmp_path))
    monkeypatch.setenv("LONGHOUSE_LANG", "en")
    monkeypatch.setattr("longhouse.terminal.learn.chapters", lambda _game: [])
    assert main(["learn", "tomahawk"]) == 2
    assert "tomahawk has no lessons" in capsys.readouterr().err
    assert main(["learn"]) == 0
    assert "No installed game has lessons" in capsys.readouterr().out


# Playing.


def test_another_choice_is_answered_and_not_taken(longhouse: Longhouse) -> None:
    said = longhouse.run("learn", "tomahawk", answers=["", "1"]).stdout
    assert "Not enough: Fox is two ahead" in said
    assert "You place the Elder 1" not in said


def test_a_fine_choice_is_taken_with_a_remark(longhouse: Longhouse) -> None:
    said = longhouse.run("learn", "tomahawk", answers=["", "5"]).stdout
    assert "A 10 wins too, but a 9 is enough.\nYou place the Champion 10 on territory 4." in said


def test_a_try_shows_what_follows_and_goes_back_to_the_choice(longhouse: Longhouse) -> None:
    said = longhouse.run("learn", "tomahawk", answers=[*BATTLE, "7", "", "4"]).stdout
    tried = said.partition("You place the Champion 10 on territory 2.")[2]
    assert "Equal totals on territory 2" in tried.partition("Both tens are the lowest")[0]
    assert "Enter: try something else" in tried
    assert tried.count("Berries double the weakest") == 1
    assert "You place the Scout 6 on territory 2." in tried.partition("Try something else.")[2]


def test_notes_follow_the_line_they_explain(longhouse: Longhouse) -> None:
    said = longhouse.run("learn", "tomahawk", "--plain", answers=BATTLE).stdout
    assert "You take 3 feather tokens.\nFeathers.\nYour 8 faced a 5" in said


def test_show_skip_again_and_u(longhouse: Longhouse) -> None:
    answers = ["", "again", "show", "u", "skip", "show", "", "show", "u", "table", "?", "log", "score", "q"]
    said = longhouse.run("learn", "tomahawk", answers=answers).stdout
    assert "You have not done anything in this step yet." in said
    assert said.count("Done for you: Play the Spear-thrower 9 on territory 4.") == 1
    assert said.count("You place the Spear-thrower 9 on territory 4.") == 2
    assert said.count("Try something else.") == 2
    assert "show: do it for me" in said
    assert "If the game ended now:" in said


def test_nonsense_gets_a_clear_message(longhouse: Longhouse) -> None:
    said = longhouse.run("learn", "tomahawk", answers=["what", "3", "", "9", "bla", "0"]).stdout
    assert "“what” is not a command here. Press Enter to continue" in said
    assert "“3” is not a command here. Press Enter to continue" in said
    assert "Type a number from 1 to 5" in said
    assert "“bla” is not a command here." in said


def test_a_question_about_the_table_is_a_list(longhouse: Longhouse) -> None:
    answers = [*BATTLE, "4", "1", "1", "", "3", "nothing", "8", "1", "2"]
    said = longhouse.run("learn", "tomahawk", answers=answers).stdout
    question = said.partition("Last round")[2]
    assert "  4. Territory 4\n> 3\n13 to 13: still open.\n" in question
    assert question.count("Type a number from 1 to 4") == 2
    assert "Yes: 3 to 19 is out of reach." in question
    assert "Its three feathers would go to Fox." in question


def test_leaving_is_polite_and_one_goes_on_where_one_was(longhouse: Longhouse) -> None:
    left = longhouse.run("learn", "tomahawk", answers=[*BATTLE, "4"])
    assert left.returncode == 0
    assert left.stdout.endswith("Continue any time: longhouse learn tomahawk first\n")
    kept = json.loads((longhouse.home / "learned.json").read_text())
    assert kept["tomahawk"]["first"] == {"table": 1, "step": 1, "done": False}
    on = longhouse.run("learn", "tomahawk", answers=["bla", "", "1", "q"]).stdout
    assert "You stopped at step 5 of 12." in on
    assert "“bla” is not a command" in on
    assert "You place the Elder 1 on territory 4." in on
    assert "Berries double" not in on


def test_whoever_goes_on_is_not_shown_what_they_have_read(longhouse: Longhouse) -> None:
    longhouse.run("learn", "tomahawk", answers=["", "q"])
    on = longhouse.run("learn", "tomahawk", answers=["", "q"]).stdout
    assert "You stopped at step 2 of 12." in on
    assert "2 of 12 ─" in on
    assert "1 of 12" not in on


def test_again_is_answered_on_a_card_that_is_only_read(longhouse: Longhouse) -> None:
    said = longhouse.run("learn", "tomahawk", answers=["again", "q"]).stdout
    assert "not a command" not in said
    assert said.count("1 of 12") == 1


def test_a_file_of_progress_that_makes_no_sense_is_no_obstacle(longhouse: Longhouse) -> None:
    longhouse.home.mkdir()
    for words in ("", "[]", '{"tomahawk": 3}', '{"tomahawk": {"first": {"table": 9, "step": -1}}, "cards": 1}'):
        (longhouse.home / "learned.json").write_text(words)
        assert "1 of 12" in longhouse.run("learn", "tomahawk").stdout
    (longhouse.home / "learned.json").write_text('{"tomahawk": {"first": {"table": 9, "step": 2, "done": true}}}')
    assert "1 of 12" in longhouse.run("learn", "tomahawk", "first").stdout
    assert "done ✓" in longhouse.run("learn").stdout


def test_a_home_that_cannot_be_written_is_said_once(longhouse: Longhouse) -> None:
    said = longhouse.run("learn", "tomahawk", answers=BATTLE, LONGHOUSE_HOME="/proc/nowhere")
    assert said.returncode == 0
    assert said.stdout.count("progress cannot be saved") == 1


def test_after_the_lesson_comes_a_first_game(longhouse: Longhouse) -> None:
    said = longhouse.run("learn", "tomahawk", answers=[*WHOLE, "", "9", "1", "1", "q"]).stdout
    assert "Type a number from 1 to 2" in said
    assert "longhouse play --resume tomahawk-1" in said
    match = Match.load(longhouse.tables / "tomahawk-1.jsonl")
    assert match.settings["specials"] is False
    assert match.bots == {1}
    # What the chapter has taught needs no card.
    assert "One card for each territory" not in said


def test_the_next_chapter_and_playing_on(longhouse: Longhouse) -> None:
    skipped = ["", *["skip"] * 10, ""]
    said = longhouse.run(
        "learn", "tribes", answers=[*skipped, "1", *["skip"] * 4, "", *["skip"] * 2, "", "2", "q"]
    ).stdout
    assert "1. Next lesson: Two warriors for a wagon, 6 min" in said
    assert "Fox came for nothing" in said
    assert "2. Play on from here" in said
    assert "longhouse play --resume tribes-1" in said
    match = Match.load(longhouse.tables / "tribes-1.jsonl")
    assert match.names == ("", "Fox")
    assert not match.over
    kept = json.loads((longhouse.home / "learned.json").read_text())["tribes"]
    assert kept["horse"]["done"]
    assert kept["wagon"]["done"]


def test_a_real_session(longhouse: Longhouse) -> None:
    child = longhouse.sit_down("tomahawk", "first", command="learn")
    child.expect("Four territories, two tribes")
    child.expect("Enter: next > $")
    child.sendline("")
    child.expect("One territory, two totals")
    child.expect("> $")
    child.sendline("4")
    child.expect("Both at once")
    child.expect("> $")
    child.sendline("1")
    child.expect("Forests hide, mountains reveal")
    child.expect("Enter: next > $")
    child.sendintr()
    child.expect("Continue any time: longhouse learn tomahawk first")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


# First games.


FIRST = ("play", "tomahawk", "--seats", "you,random", "--seed", "5")


def test_a_first_game_has_its_settings_and_tips_once(longhouse: Longhouse) -> None:
    first = longhouse.run(*FIRST, "--first", answers=["1"] * 60).stdout
    assert "The game is over" in first
    assert first.count("One card for each territory.") == 1
    assert first.count("Type tips to turn tips off.") == 1
    assert first.count("┌") > 3
    cards = json.loads((longhouse.home / "learned.json").read_text())["cards"]["tomahawk"]
    assert len(cards) == first.count("┌")
    again = longhouse.run(*FIRST, "--first", answers=["1"]).stdout
    assert "One card for each territory." not in again
    assert Match.load(longhouse.tables / "tomahawk-1.jsonl").settings["specials"] is False


def test_a_first_game_of_tribes_begins_with_the_first_card(longhouse: Longhouse) -> None:
    said = longhouse.run("play", "tribes", "--first", "--seats", "you,random", "--seed", "3", answers=["log"]).stdout
    assert "The set-up was done for you: type log to see it." in said
    assert "Cycle 1 of 12." in said
    assert "The first number is everyone’s steps" in said
    assert said.index("The first number") < said.index("which card do you play?")
    assert "Your chief settles on" in said.partition("> log")[2]


@pytest.mark.parametrize(("game", "settings"), [("northgard", ()), ("tribes", ("max_cycles=3",)), ("wendake", ())])
def test_a_first_game_is_played_to_its_end_by_its_player(longhouse: Longhouse, game: str, settings: tuple[str]) -> None:
    """The set-up is answered, and after it every choice of the player's seat was asked here."""
    more = [word for one in settings for word in ("--setting", one)]
    said = longhouse.run("play", game, "--first", "--seats", "you,random", *more, answers=["1"] * 1000).stdout
    match = Match.load(longhouse.tables / f"{game}-1.jsonl")
    assert match.over
    steps = [(before.state, now.entry) for before, now in pairwise(match.moments()) if now.entry.seat == 0]
    own = [entry for state, entry in steps if match.game.chapter(state).name.id != "chapter-setup"]
    assert len(own) == said.count("\n> ")
    assert len(own) < len(steps) or game == "wendake"  # Its first game has nothing to choose in the set-up.


def test_tips_can_be_silenced_and_wanted_again(longhouse: Longhouse) -> None:
    assert "┌" not in longhouse.run(*FIRST, "--first", "--no-tips", answers=["1"] * 6).stdout
    off = longhouse.run(*FIRST, "--first", answers=["tips", *["1"] * 6]).stdout
    assert off.count("┌") == 1
    assert "Tips are off." in off
    assert "┌" not in longhouse.run(*FIRST, "--first", answers=["1"] * 6).stdout
    words = ["conseils", "conseils encore"]
    french = longhouse.run(*FIRST, "--tips", "--lang", "fr", answers=[*words, *["1"] * 8]).stdout
    assert french.index("Conseils désactivés.") < french.index("Conseils activés.")
    assert french.count("┌") > 1


def test_an_ordinary_game_has_no_tips(longhouse: Longhouse) -> None:
    assert "┌" not in longhouse.run(*FIRST, answers=["1"] * 10).stdout


def test_first_and_tips_misused(longhouse: Longhouse) -> None:
    for words, said in ((("--first", "--resume"), "leave out --resume"), (("--tips", "--no-tips"), "not both")):
        done = longhouse.run("play", "tomahawk", *words)
        assert done.returncode == 2
        assert said in done.stderr
