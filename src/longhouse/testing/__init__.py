"""Tests for any game: property tests, mirrors against leaks, complete words, rule coverage, golden playthroughs.

    pytest --longhouse-game mygame

is a pytest plugin (`plugin.py`): it adds the tests of `suite/` to yours, about this one game.
`pip install 'longhouse-games[testing]'` brings what it needs. What the suite is made of is here for tests of your own:
`selfplay` (random games, position by position), `mirrors` and `planting` (is a secret that is let out noticed?),
`golden`, `fingerprint`.
Nothing here is imported when people play.
"""
