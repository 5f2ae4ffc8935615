#!/usr/bin/env python3
"""Programs that play badly, to be started by tests: `strange.py WHAT [AFTER]`. They play well for AFTER decisions."""

import json
import os
import subprocess
import sys
import time

WHAT = sys.argv[1]
AFTER = int(sys.argv[2]) if len(sys.argv) > 2 else 2
NOTES = os.environ.get("STRANGE_NOTES")


def say(answer):
    print(json.dumps(answer), flush=True)


def note(line):
    if NOTES:
        with open(NOTES, "a") as file:  # noqa: PTH123
            file.write(line.rstrip("\n") + "\n")


def misbehave(asked):
    key = asked["options"][0]["key"]
    if WHAT == "hang":
        time.sleep(10_000)
    elif WHAT == "die":
        sys.exit(3)
    elif WHAT == "rubbish":
        print("let me think", flush=True)
    elif WHAT == "binary":
        os.write(1, b"\xff\xfe\x00\x01\n")
    elif WHAT == "illegal":
        say({"choice": "castle:king-side"})
    elif WHAT == "number":
        say({"choice": 7})
    elif WHAT == "other-id":
        say({"choice": key, "id": asked["id"] + 1})
    elif WHAT == "endless":
        while True:
            os.write(1, b"x" * 65536)
    elif WHAT == "twice":
        say({"choice": key})
        say({"choice": key})
    elif WHAT == "deaf":
        os.close(1)
        time.sleep(10_000)


if WHAT == "mute":
    time.sleep(10_000)
if WHAT == "with-children":
    # One child in its group, one that has run away from its parent but not from its group.
    children = [subprocess.Popen(["sleep", "10000"]) for _ in range(2)]
    note(" ".join(str(one.pid) for one in children))
if WHAT == "chatty":
    for _ in range(3000):
        print("thinking about " + "x" * 90, file=sys.stderr)
decided = 0
for line in sys.stdin:
    said = json.loads(line)
    if WHAT == "scribe":
        note(line)
    if said["say"] == "hello":
        say({"longhouse": 99 if WHAT == "future" else 1, "text": "fr" if WHAT == "french" else ""})
    elif said["say"] == "decide":
        decided += 1
        if WHAT == "french":
            note(json.dumps([said["decision"]["text"], said["options"][0]["text"], said["table"]]))
        if decided > AFTER:
            misbehave(said)
        say({"choice": said["options"][0]["key"], "id": said["id"]})
    elif WHAT != "stubborn":
        break
if WHAT == "stubborn":
    time.sleep(10_000)
