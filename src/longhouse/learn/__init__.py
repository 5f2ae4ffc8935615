"""Teaching: lessons that are real matches with a guide beside them, first games, coach cards, puzzles.

A lesson is data in a game's folder (`lessons/<chapter>.toml`, words in `lessons/<language>.ftl`); nothing here knows a
game. `lesson.py` reads it, `guide.py` says where a learner stands and what each option means for the lesson,
`teacher.py` does what the lesson does for somebody. The browser's tables and the terminal both use them.
"""
