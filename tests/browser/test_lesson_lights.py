"""What a card of a lesson speaks of can be seen on a phone when the card comes: drawn, and not cut by anything."""

from __future__ import annotations

from typing import Any

import pytest

from .pages import by_mouse
from .test_lessons import CHAPTERS, ON_A_LARGE_PHONE, Newcomer, lesson

PHONE = (390, 844)
PATIENCE = 1500
# Of a land as large as the window the rim may be cut, of nothing else.
LEAST = 0.9

# For every light of the card: how much of it is seen, after all that cuts it; of several pictures of a thing, the best.
LIGHTS = """() => {
  const card = document.querySelector(".teach");
  const PARTS = { ribbon: ".prompt", own: ".own-box", players: ".players", log: ".pane", goal: "[data-goal]" };
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
                            right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const seen = (element) => {
    let box = meet(element.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX !== "visible" || overflowY !== "visible") box = meet(box, around.getBoundingClientRect());
    }
    return (area(box) - area(meet(box, card.getBoundingClientRect()))) / area(element.getBoundingClientRect());
  };
  return Object.fromEntries(card.dataset.lit.split(" ").filter(Boolean).map((target) => {
    const name = CSS.escape(target);
    const drawn = [...document.querySelectorAll(PARTS[target] ?? `[data-el="${name}"], [data-light="${name}"]`)];
    const large = drawn.filter((element) => area(element.getBoundingClientRect()) > 16);
    // What is a choice without a place on the table is a button of the ribbon, which is always bright.
    const button = !drawn.length && document.querySelector(".prompt .acts [data-take]");
    return [target, button ? 1 : Math.max(0, ...large.map(seen))];
  }));
}"""


class Looker(Newcomer):
    """Waits a little at every new card, and notes what stays dark."""

    def dark(self) -> dict[str, float]:
        for _ in range(PATIENCE // 50):
            lights: dict[str, float] = self.page.evaluate(LIGHTS)
            dark = {target: round(part, 2) for target, part in lights.items() if part < LEAST}
            if not dark:
                break
            self.page.wait_for_timeout(50)
        return dark


@pytest.mark.slow
@pytest.mark.parametrize(("chapter", "tables"), ON_A_LARGE_PHONE, ids=[chapter for chapter, _ in ON_A_LARGE_PHONE])
def test_what_a_card_speaks_of_is_seen_on_a_phone(visit, house, chapter, tables):
    """With a pointer, along the wanted way: every light of a step is in the window when the step opens."""
    at = [name for name, _ in CHAPTERS].index(chapter)
    visitor = visit(size=PHONE, language="en" if at % 2 else "fr")
    faults: list[str] = []
    opened: set[tuple[int, str, str]] = set()

    def seen(card: dict[str, Any]) -> None:
        step = (table, card["kind"], card["title"])
        if step not in opened and (dark := looker.dark()):
            faults.append(f"{card['title']} ({card['kind']}): {dark}")
        opened.add(step)

    for table in range(tables):
        looker = Looker(visitor, lesson(house, chapter, table), by_mouse)
        looker.follow(seen)
    assert not faults, "\n".join(faults)
