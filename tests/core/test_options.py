"""Options get their numbers when the decisions are listed, and give back what they are about."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.core.decisions import Decision, listed
from longhouse.core.options import Options
from longhouse.core.things import Things
from longhouse.core.written import codec

sizes = st.integers(1, 7)
starts = st.integers(0, 5)


@st.composite
def kinds(draw, most=3):
    """Options about some things, some of them parts of others, with numbers from somewhere on."""
    things = [
        Things(f"field{place}", [f"n{number}" for number in range(20)]).part(start, start + draw(sizes))
        for place, start in enumerate(draw(st.lists(starts, max_size=most)))
    ]
    fields = ">".join(f"{{{one.name}}}" for one in things)
    options = Options("do", f"do:{fields}", (), things)
    options.number_from(draw(st.integers(0, 500)))
    return options


def combinations(options):
    found = [()]
    for one in options.things:
        found = [(*before, int(one.start) + number) for before in found for number in range(int(one.size))]
    return found


def number(options, values):
    return (options.only, options.one, options.pair, options.triple)[len(values)](*values)


@given(kinds())
def test_every_combination_has_its_own_number_the_last_thing_runs_fastest(options):
    numbers = [number(options, values) for values in combinations(options)]
    assert numbers == list(range(options.base, options.base + options.size))


@given(kinds())
def test_an_option_gives_back_what_it_is_about(options):
    for values in combinations(options):
        code = number(options, values)
        assert options.holds(code)
        assert tuple(read(code) for read in (options.first, options.second, options.third)[: len(values)]) == values
    assert not options.holds(options.base - 1)
    assert not options.holds(options.base + options.size)


@given(st.lists(kinds(most=2), min_size=1, max_size=5), st.integers(0, 4))
def test_decisions_are_numbered_in_their_order_and_shared_options_once(all_kinds, shared):
    decisions = [Decision(f"d{place}") for place in range(len(all_kinds) + 1)]
    for place, kind in enumerate(all_kinds):
        decisions[place].option(f"do{place}" + kind.key.removeprefix("do"), (), *kind.things)
    shared %= len(all_kinds)
    decisions[-1].shares(decisions[shared].options[0])
    listed(decisions)
    assert [decision.kind for decision in decisions] == list(range(len(decisions)))
    end = 0
    for decision in decisions[:-1]:
        assert decision.options[0].base == end
        end += decision.options[0].size
    assert codec(decisions).size == end


@given(kinds())
def test_the_key_of_an_option_names_what_it_is_about(options):
    decision = Decision("d")
    again = decision.option(options.key, (), *options.things)
    listed([decision])
    table = codec([decision])
    for values in combinations(again):
        names = ">".join(one.of(value) for one, value in zip(again.things, values, strict=True))
        assert table.key(number(again, values)) == f"do:{names}"
        assert table.code(f"do:{names}") == number(again, values)


def test_an_option_is_called_as_its_key_begins_unless_it_has_a_name():
    decision = Decision("d")
    assert decision.option("take:{card}", (), Things("card", ["a"])).name == "take"
    assert decision.option("stop").name == "stop"
    assert decision.option("go", name="walk").name == "walk"


def test_an_option_is_about_three_things_at_most_and_a_frame_keeps_three_numbers():
    decision = Decision("d")
    four = [Things(name, ["a"]) for name in "abcd"]
    with pytest.raises(ValueError, match="three things at most"):
        decision.option("do:{a}{b}{c}{d}", (), *four)
    for name in "abc":
        decision.keeps(name, 0, 1)
    with pytest.raises(ValueError, match="3 numbers at most"):
        decision.keeps("d", 0, 1)


def test_an_option_that_declines_is_offered_quietly():
    decision = Decision("mend")
    decision.option("mend:{part}", (), Things("part", ["oar", "sail"]))
    decision.option("leave-it", ("skip",), declines=True)
    table = codec(listed([decision]))
    assert {option.key: option.quiet for option in map(table.option, range(table.size))} == {
        "mend:oar": False,
        "mend:sail": False,
        "leave-it": True,
    }
