import { leadersOf } from './leaders.ts';

/**
 * Puts plates to their places of the canvas, pixels. One that would lie on another is lifted above it.
 * @param places in the order of the layer's children
 */
export function placeLabels(layer: HTMLElement, places: readonly (readonly [number, number])[]) {
  const labels = [...layer.children].flatMap((label, index) => {
    const place = places[index];
    if (!place || !(label instanceof HTMLElement)) return [];
    const plate = label.querySelector('b');
    const size = { width: plate?.offsetWidth ?? 0, height: plate?.offsetHeight ?? 0 };
    return [{ label, plate, ...size, x: Math.round(place[0]), y: Math.round(place[1]) }];
  });
  const leaders = leadersOf(labels.filter(({ plate }) => plate));
  for (const [index, { label, x, y }] of labels.entries()) {
    label.style.transform = `translate(${x}px, ${y}px)`;
    label.style.setProperty('--m30-leader', `${leaders[index] ?? 0}px`);
  }
}
