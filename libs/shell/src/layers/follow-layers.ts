import { createFocusKeeper } from './focus-keeper.ts';
import { giveWay } from './give-way.ts';
import { measureLayers } from './measure-layers.ts';

let following = false;

/**
 * Keeps on the root how much of the window its fixed layers take, in the properties `--m30-covered-top`, `--m30-covered-bottom`,
 * `--m30-bar`, `--m30-floor`, `--m30-room` (see {@link LayerRoom}): `scroll-padding` follows the first two, so that what has the
 * focus is never beneath a layer, and layers find their place by the others. Later calls change nothing.
 */
export function followLayers(): void {
  if (following) return;
  following = true;
  const focusKeeper = createFocusKeeper();
  let frame = 0;

  function update() {
    let room = measureLayers();
    // The notice stands upon the bar: where that is new, the notice has just moved.
    if (setProperties({ '--m30-bar': room.bar })) room = measureLayers();
    setProperties({
      '--m30-covered-top': room.top,
      '--m30-covered-bottom': room.bottom,
      '--m30-floor': room.floor,
      '--m30-room': room.fixed,
    });
    focusKeeper.reveal(room);
    giveWay();
  }

  /** At most once a frame. */
  function updateLater() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  }

  const sizes = new ResizeObserver(updateLater);
  // Layers come and go with pages, answers and timers; the header changes its place; late parts move the rest.
  const observeAll = () => {
    for (const layer of document.querySelectorAll('body, [data-layer]')) sizes.observe(layer);
    updateLater();
  };
  const changes = { childList: true, subtree: true, attributeFilter: ['data-place'] };
  new MutationObserver(observeAll).observe(document.body, changes);
  observeAll();
  // The browser scrolls right after the key, by the values of that moment.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    update();
    updateLater();
  };
  addEventListener('keydown', onKey, true);
  // Arrows and scripts move the focus, too.
  addEventListener('focusin', updateLater);
  addEventListener('resize', update);
  // What is measured does not change by scrolling; what lies beneath a corner does.
  let scrolled = 0;
  const onScroll = () => {
    cancelAnimationFrame(scrolled);
    scrolled = requestAnimationFrame(giveWay);
  };
  addEventListener('scroll', onScroll, { passive: true, capture: true });
  update();
}

/**
 * Sets custom properties of the root, in CSS pixels; only changed ones, for each recalculates the styles of the whole page.
 * @returns whether any has changed
 */
function setProperties(values: Readonly<Record<`--m30-${string}`, number>>): boolean {
  const { style } = document.documentElement;
  let changed = false;
  for (const [name, pixels] of Object.entries(values)) {
    const value = `${pixels}px`;
    if (style.getPropertyValue(name) === value) continue;
    style.setProperty(name, value);
    changed = true;
  }
  return changed;
}
