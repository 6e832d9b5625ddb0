import { createSight } from './sight.ts';
import { measureLayers } from './measure-layers.ts';

let following = false;

/**
 * Says on the root how much of the window its fixed layers take, in the properties `--m30-covered-top`, `--m30-covered-bottom`,
 * `--m30-bar`, `--m30-floor`, `--m30-room` (see {@link LayerRoom}): `scroll-padding` follows the first two, so that what has the
 * focus is never beneath a layer, and layers find their place by the others. Called once or often, it follows once.
 */
export function followLayers(): void {
  if (following) return;
  following = true;
  const sight = createSight();
  let frame = 0;

  function say() {
    const room = measureLayers();
    write({
      '--m30-covered-top': room.top,
      '--m30-covered-bottom': room.bottom,
      '--m30-bar': room.bar,
      '--m30-floor': room.floor,
      '--m30-room': room.fixed,
    });
    sight.keep(room);
  }

  /** Once a frame is enough for whoever looks. */
  function sayLater() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(say);
  }

  const sizes = new ResizeObserver(sayLater);
  // Layers come and go with pages, decisions and clocks; the header changes its place; parts that come late move the rest.
  const observeAll = () => {
    for (const layer of document.querySelectorAll('body, [data-layer]')) sizes.observe(layer);
    sayLater();
  };
  const changes = { childList: true, subtree: true, attributeFilter: ['data-place'] };
  new MutationObserver(observeAll).observe(document.body, changes);
  observeAll();
  // The browser scrolls right after the key, by what is said then.
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    say();
    sayLater();
  };
  addEventListener('keydown', onKey, true);
  addEventListener('resize', say);
  say();
}

/** Writes custom properties of the root, in CSS pixels; only what is new, for the whole page then finds its styles anew. */
function write(said: Readonly<Record<`--m30-${string}`, number>>): void {
  const { style } = document.documentElement;
  for (const [name, pixels] of Object.entries(said)) {
    const value = `${pixels}px`;
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  }
}
