"""`longhouse new-game NAME`: a package with a small whole game, for its author to change into another one.

The files lie in `template/`, each with ".in" after its name, so that no tool takes them for code of ours. In them and
in their paths stand @name@ (the id), @Name@ (the class), @title@ (what people read) and @dist@ (the distribution).
"""
