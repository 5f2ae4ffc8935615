### What the documentation says between the texts of the games, in English.

docs-rules = The rules
docs-rules-about = All rules in our own words, each with its number: the number that the table, the terminal and the log name when they say why something is so. They are the same texts that `longhouse rules` prints.
docs-table = { $title }: a table in the middle of a match
docs-picture = A drawing for “{ $part }”
docs-to-dark = Dark theme
docs-to-light = Light theme
