/** What nothing in a corner may lie upon: what the page is called, and where people type, choose and press. */
const MATTERS = 'h1, form, button, input, select, textarea, [data-variant]';

/** A layer in a corner of the window, which gives way. */
const CORNER = '[data-layer="guide"]';

/** Marks a layer in a corner with `data-aside` while something that matters more lies beneath it; it hides itself by that. */
export function giveWay(): void {
  for (const layer of document.querySelectorAll<HTMLElement>(CORNER)) {
    layer.toggleAttribute('data-aside', coversSomething(layer));
  }
}

function coversSomething(layer: HTMLElement): boolean {
  const { left, right, top, bottom } = layer.getBoundingClientRect();
  const points: readonly [number, number][] = [
    [left + 1, top + 1],
    [right - 1, top + 1],
    [(left + right) / 2, (top + bottom) / 2],
    [left + 1, bottom - 1],
    [right - 1, bottom - 1],
  ];
  return points.some(([x, y]) => {
    const beneath = document.elementsFromPoint(x, y).filter((element) => !layer.contains(element));
    // Another layer has hidden the page there already, and asks for its own room.
    const hidden = beneath.findIndex((element) => element.closest('[data-layer]'));
    return beneath
      .slice(0, hidden === -1 ? undefined : hidden)
      .some((element) => element.closest(MATTERS));
  });
}
