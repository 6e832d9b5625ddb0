/**
 * What stands over the page while it scrolls, by its name in `data-layer`, and the edge of the window it stands at.
 * At the lower edge they stand upon each other in this order, from below.
 */
const EDGES = {
  header: 'top',
  anchors: 'top',
  bar: 'bottom',
  notice: 'bottom',
  toast: 'bottom',
  guide: 'bottom',
  call: 'bottom',
} as const;

type LayerName = keyof typeof EDGES;

/** Room that the layers take, in CSS pixels from their edge of the window; none where there are none. */
export interface LayerRoom {
  /** Covered at the upper edge. */
  top: number;
  /** Covered at the lower edge. */
  bottom: number;
  /** The page's own bars, one upon another, upon which everything else at the lower edge stands. */
  bar: number;
  /** The bar and, where it is as wide as the window, the cookie notice: toasts and the guide's button stand upon it. */
  floor: number;
  /** Covered at the lower edge by what has no room of its own in the page. */
  fixed: number;
}

/** Measures all layers as they stand now; one that is not shown, or scrolls with the page, takes nothing. */
export function measureLayers(): LayerRoom {
  const room: LayerRoom = { top: 0, bottom: 0, bar: 0, floor: 0, fixed: 0 };
  for (const layer of document.querySelectorAll<HTMLElement>('[data-layer]')) {
    const name = layer.dataset['layer'] as LayerName;
    const edge = EDGES[name];
    const style = getComputedStyle(layer);
    if (layer.offsetHeight === 0 || !/fixed|sticky/.test(style.position)) continue;
    // A bar that reaches below the window has a negative distance.
    const depth = layer.offsetHeight + (Number.parseFloat(style[edge]) || 0);
    room[edge] = Math.max(room[edge], depth);
    if (edge === 'top') continue;
    if (style.position === 'fixed') room.fixed = Math.max(room.fixed, depth);
    if (name === 'bar') room.bar = Math.max(room.bar, depth);
    if (name === 'bar' || (name === 'notice' && isAcross(layer)))
      room.floor = Math.max(room.floor, depth);
  }
  return room;
}

/** Stands across the window rather than in a corner of it. */
function isAcross({ offsetWidth }: HTMLElement): boolean {
  return offsetWidth > document.documentElement.clientWidth / 2;
}
