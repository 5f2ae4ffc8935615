"""Search: one for all games. It thinks in worlds that a seat holds possible, never in the true one."""

from longhouse.bots.search.bot import SearchBot
from longhouse.bots.search.choosing import PUCT, REGRETS, UCB
from longhouse.bots.search.crew import Crew
from longhouse.bots.search.searcher import Searcher
from longhouse.bots.search.thought import Considered, Thought

__all__ = ["PUCT", "REGRETS", "UCB", "Considered", "Crew", "SearchBot", "Searcher", "Thought"]
