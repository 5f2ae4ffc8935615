"""The rules of Wendake: who decides what, and what follows. R, D, S and Q numbers are those of the rules text.

A Year is a round of turns and a Restore. A turn is a frame `D1_TURN` (place a marker), then `D3_ACTION` for the tile's
actions, each with frames of its own above it, then `D20_END`. Read on in `setup`, `turn`, `moving`, `trade`, `masks`,
`military`, `ritual`, `progress`, `restore` and `scoring`; `game` ties them together, `hidden` says what a seat cannot
know, `ghost` plays against somebody alone.
"""
