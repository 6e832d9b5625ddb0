/** What nothing in a corner may lie upon: what the page is called, and where people type, choose and press. */
const MATTERS = 'h1, form, button, input, select, textarea, [data-variant]';

/** A layer in a corner of the window, which gives way. */
const CORNER = '[data-layer="guide"]';

/** A layer that comes by itself, and gives way to the keyboard. */
const UNASKED = '[data-layer="call"]';

/**
 * Marks a layer with `data-aside`, by which it hides itself: the one in a corner while something that matters more lies beneath it, the
 * one that has come by itself while it lies upon what has the focus.
 */
export function giveWay(): void {
  for (const layer of document.querySelectorAll<HTMLElement>(CORNER)) {
    layer.toggleAttribute('data-aside', coversSomething(layer));
  }
  for (const layer of document.querySelectorAll<HTMLElement>(UNASKED)) {
    layer.toggleAttribute('data-aside', coversFocus(layer));
  }
}

/** Whether any part of what has the visible focus lies beneath; of what is larger than the layer some part is seen beside it. */
function coversFocus(layer: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || layer.contains(focused)) return false;
  // A field that is drawn by its label has no size of its own.
  const box = (focused.closest('label') ?? focused).getBoundingClientRect();
  const over = layer.getBoundingClientRect();
  const isApart =
    box.right <= over.left ||
    box.left >= over.right ||
    box.bottom <= over.top ||
    box.top >= over.bottom;
  return !isApart && box.width * box.height <= over.width * over.height;
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
