"""The rules of Northgard: who decides what, and what follows. R, D, S and Q numbers are those of the rules text.

`land` knows the map: how tiles lie, which areas form a territory, what is next to what.
"""
