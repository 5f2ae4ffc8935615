#!/usr/bin/env python3
"""A bot for Longhouse in 30 lines: takes any option, but never declines. The protocol is in docs/write-a-bot.md.

longhouse play tomahawk --seats you,examples/bots/first.py
longhouse arena tomahawk --bots examples/bots/first.py,random --games 40
"""

import json
import random
import sys


def choose(asked: dict) -> str:
    """The key of one of the options. `asked["view"]` is all that the bot may see."""
    willing = [option for option in asked["options"] if not option["quiet"]]
    return random.choice(willing or asked["options"])["key"]


for line in sys.stdin:
    said = json.loads(line)
    if said["say"] == "hello":
        random.seed(said["seed"])
        answer = {"longhouse": 1}
    elif said["say"] == "decide":
        answer = {"choice": choose(said)}
    else:
        break  # "end": how the match ended stands in said["ranks"]
    print(json.dumps(answer), flush=True)
