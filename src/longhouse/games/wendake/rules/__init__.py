"""The rules of Wendake: who decides what, and what follows. R, D, S and Q numbers are those of the rules text.

A Year is a round of turns and a Restore. A turn is the decision `TURN` (place a marker), then `ACTION` for the tile's
actions, each with decisions of its own above it, then `END`. Read on in `setup`, `turn`, `actions`, `moving`, `trade`,
`masks`, `military`, `ritual`, `progress`, `restore` and `scoring`. Progress tiles are used by `tiles`, what they do is
in `abilities`, which does what in `effects`. `game` ties all together, `hidden` says what a seat cannot know, `ghost`
plays against somebody alone.
"""
