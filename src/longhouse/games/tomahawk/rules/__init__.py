"""The rules of Tomahawk: who decides what, and what follows. R, D, C and Q numbers are those of the rules text.

A game is a setup (D1 reject a special, D2 replace warriors) and six rounds. In a round both players deploy in
secret (D3); when both have committed, the round is resolved without asking anybody. Read on in `setup`, `round`,
`battle` and `scoring`; `game` ties them together, `hidden` says what a seat cannot know.
"""
