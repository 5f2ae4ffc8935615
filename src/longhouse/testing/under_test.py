"""The games under test, for parameters. Import it in test modules only: then the plugin knows which they are."""

from longhouse.testing import chosen

INSTALLED = chosen.installed()
GAMES = chosen.all_games()
"""With those that are tested besides, so that nothing comes to fit the installed ones only."""
