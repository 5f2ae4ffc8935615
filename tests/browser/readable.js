// Every piece of text that can be seen: how large it is, and whether something cuts it off.
() => {
  const small = [],
    cut = [];
  const seen = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const name = (element) =>
    element.tagName.toLowerCase() +
    (element.getAttribute("class") ? "." + element.getAttribute("class").trim().split(/\s+/).join(".") : "");
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement,
      words = node.data.trim();
    if (
      !words ||
      !element ||
      /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/i.test(element.tagName) ||
      element.closest(".sr, .skip, noscript") ||
      !seen(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const style = getComputedStyle(element);
    const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
    const scale = matrix ? Math.hypot(matrix.c, matrix.d) : 1;
    const size = parseFloat(style.fontSize) * scale;
    const what = `"${words.slice(0, 40)}" in ${element.parentElement ? name(element.parentElement) + " > " : ""}${name(element)}`;
    if (size < 13.95) small.push(`${size.toFixed(1)} px: ${what}`);
    const box = {
      left: Math.min(...boxes.map((b) => b.left)),
      right: Math.max(...boxes.map((b) => b.right)),
      top: Math.min(...boxes.map((b) => b.top)),
      bottom: Math.max(...boxes.map((b) => b.bottom)),
    };
    let [scrollsX, scrollsY] = [false, false];
    for (let over = element; over && over !== document.documentElement; over = over.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(over);
      const frame = over.getBoundingClientRect();
      if (over instanceof SVGElement && !(over instanceof SVGSVGElement)) continue;
      if (/auto|scroll/.test(overflowX)) scrollsX = true;
      if (/auto|scroll/.test(overflowY)) scrollsY = true;
      // A map is moved in its window.
      if (over.matches(".map-window > .map")) scrollsX = scrollsY = true;
      if (!scrollsX && /hidden|clip/.test(overflowX) && (box.left < frame.left - 2 || box.right > frame.right + 2)) {
        cut.push(`${textOverflow === "ellipsis" ? "shortened" : "cut"} sideways by ${name(over)}: ${what}`);
        break;
      }
      const leading = (parseFloat(style.lineHeight) || 0) < size * 1.1 ? size * 0.25 : 2;
      if (
        !scrollsY &&
        /hidden|clip/.test(overflowY) &&
        (box.top < frame.top - leading || box.bottom > frame.bottom + leading)
      ) {
        cut.push(`cut in height by ${name(over)}: ${what}`);
        break;
      }
    }
    if (!scrollsX && (box.left < -1 || box.right > innerWidth + 1))
      cut.push(`outside of the window: ${what} (${box.left.toFixed()} to ${box.right.toFixed()})`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) cut.push(`the page is ${wide} px wide in a window of ${innerWidth}`);
  return { small: [...new Set(small)], cut: [...new Set(cut)] };
};
