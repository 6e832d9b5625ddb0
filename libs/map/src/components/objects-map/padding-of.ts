import { MARGIN, MARKER } from '../../core/constants.ts';
import type { Padding } from '../../core/engine.ts';
import type { Point } from '../../core/projection.ts';

/** Room that markers keep from the edges; the panel takes its part where it lies over the map. */
export function paddingOf(canvas: HTMLElement | null, panel: HTMLElement | null): Padding {
  const around = MARGIN + MARKER / 2;
  const even = { top: around, right: around, bottom: around, left: around };
  if (!canvas || !panel) return even;
  const map = canvas.getBoundingClientRect();
  const over = panel.getBoundingClientRect();
  const covers = over.top < map.bottom && over.left > map.left + map.width / 3;
  return covers ? { ...even, right: map.right - over.left + around } : even;
}

/** Whether a point of the map, CSS pixels from its left top corner, lies where neither its edge nor its panel hides a marker. */
export function isInSight(
  { x, y }: Point,
  canvas: HTMLElement | null,
  { top, right, bottom, left }: Padding,
): boolean {
  if (!canvas?.clientWidth) return true;
  const [most, lowest] = [canvas.clientWidth - right, canvas.clientHeight - bottom];
  return x >= left && x <= most && y >= top && y <= lowest;
}
