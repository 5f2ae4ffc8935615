"""Seeds and what is published of them."""

import pytest

from longhouse.core.errors import DamagedFile
from longhouse.core.seed import Seed

SEVEN = "05a9b23f6f2995118cd7a182102dd55f4861f55ade061c79fa05c85af0b8d12f"


def test_a_number_stands_for_the_seed_it_always_stood_for():
    assert Seed.of(7).value.hex() == SEVEN
    assert Seed.of("7") == Seed.of(7)
    assert Seed.of(b"7") == Seed.of(7)
    assert Seed.of("seven") != Seed.of(7)


def test_the_commitment_is_what_it_always_was():
    assert Seed.of(7).commitment == "a7c02d41070ad62f5ec1d082eda5e618996e8d292deb70e4dba16827a558fe85"


def test_the_commitment_binds_and_does_not_contain_the_seed():
    seeds = [Seed.of(number) for number in range(100)]
    assert len({seed.commitment for seed in seeds}) == 100
    assert all(seed.value.hex() not in seed.commitment for seed in seeds)


def test_256_bits_are_taken_as_they_are():
    assert Seed.of(bytes(range(32))).value == bytes(range(32))
    assert len(Seed.of(b"short").value) == 32


def test_a_seed_somebody_chose_is_marked_and_a_fresh_one_is_not():
    assert all(Seed.of(seed).chosen for seed in (0, "word", b"bytes", bytes(32)))
    assert not Seed.of(None).chosen
    assert Seed.of(None).value != Seed.of(None).value


def test_a_seed_comes_back_from_a_file():
    assert Seed.from_hex(SEVEN, True) == Seed.of(7)
    assert Seed.from_hex(SEVEN, False) == (Seed.of(7).value, False)


@pytest.mark.parametrize("written", [None, "", "xyz", SEVEN[:-2], SEVEN + "00", 7, [], {}])
def test_a_seed_that_is_not_256_bits_is_damaged(written):
    with pytest.raises(DamagedFile) as refused:
        Seed.from_hex(written, True)
    assert refused.value.message_id == "error-file-seed"
