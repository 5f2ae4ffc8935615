// What is wrong with the layout of this table, in words: rules that hold in every window.
() => {
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
  const inside = (one) =>
    one.left >= -1 && one.top >= -1 && one.right <= innerWidth + 1 && one.bottom <= innerHeight + 1;
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
    wrong.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);
  const board = document.querySelector(".boardwrap");
  const share = board.clientHeight / innerHeight;
  const low = innerHeight < 540;
  const least = low ? 0.85 : 0.4;
  if (share < least) wrong.push(`the board has ${Math.round(100 * share)} % of the height`);
  for (const element of document.querySelectorAll("#say, .prompt .acts > *, .hint-at")) {
    const { left, top, width, height } = box(element);
    if (!width) continue;
    if (!inside(box(element))) wrong.push(`outside of the window: ${name(element)} ${element.textContent}`);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!element.contains(hit)) wrong.push(`${name(element)} is covered by ${hit ? name(hit) : "nothing"}`);
  }
  const hint = document.querySelector(".hint-words");
  if (hint && !box(hint).height) wrong.push("the hint is not seen");
  // What one may touch comes into the window.
  for (const element of document.querySelectorAll(".own-box [data-el].can")) {
    if (!element.checkVisibility()) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, right, bottom } = box(element);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) wrong.push(`never in the window: ${element.dataset.el}`);
  }
  return wrong;
};
