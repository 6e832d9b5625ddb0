/** Numbers at even, round distances that take in both ends: the marks of an axis. */
export function ticks(min: number, max: number, atMost = 5): number[] {
  if (!Number.isFinite(min) || !Number.isFinite(max)) return [0, 1];
  const [low, high] = min === max ? widened(min) : [Math.min(min, max), Math.max(min, max)];
  const step = roundStep((high - low) / Math.max(atMost - 1, 1));
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** A value that does not change still wants an axis around it. */
const widened = (value: number): [number, number] =>
  value === 0 ? [0, 1] : [value - Math.abs(value) / 10, value + Math.abs(value) / 10];

/** The least of 1, 2, 2.5, 5 × 10ⁿ that is not less than the step asked for. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 2.5, 5].find((one) => one * power >= step * 0.999999) ?? 10;
  return factor * power;
}

/** Maps values onto pixels: `from` lands on `start`, `to` on `end`. */
export function linear(from: number, to: number, start: number, end: number) {
  const rate = to === from ? 0 : (end - start) / (to - from);
  return (value: number): number => start + (value - from) * rate;
}

/**
 * Which labels of a row fit side by side: every n-th, counted back from the last, which always stays.
 * @param places centres of the labels in pixels
 * @param widths width of each label with its space, in pixels
 */
export function fitting(places: readonly number[], widths: readonly number[]): number[] {
  const last = places.length - 1;
  for (let every = 1; ; every += 1) {
    const labelled = places.flatMap((_, index) => ((last - index) % every === 0 ? [index] : []));
    const fit = labelled.every((index, at) => {
      const before = labelled[at - 1];
      if (before === undefined) return true;
      const apart = (places[index] ?? 0) - (places[before] ?? 0);
      return ((widths[index] ?? 0) + (widths[before] ?? 0)) / 2 <= apart;
    });
    if (fit) return labelled;
  }
}

/** Drawing of a line through points; `step` keeps each value until the next one comes. */
export function linePath(points: readonly (readonly [x: number, y: number])[], step: boolean) {
  return points
    .map(([x, y], index) => {
      const [at, up] = [round(x), round(y)];
      if (index === 0) return `M${at} ${up}`;
      return step ? `H${at}V${up}` : `L${at} ${up}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
