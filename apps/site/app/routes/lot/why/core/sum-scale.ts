import type { SumRow } from './sum-rows.ts';

/** An axis that need not begin at nought; kopecks. */
export interface SumScale {
  from: number;
  to: number;
  /** Marks, `from` among them. */
  marks: number[];
}

/** About how many marks an axis has. */
const MARKS = 6;

/** Least room below the lowest change, as a share of all changes: the columns of whole sums have to be seen. */
const BELOW = 0.6;

/** The axis of all rows: cut from below, so that the changes can be distinguished. */
export function sumScale(rows: readonly SumRow[]): SumScale {
  const ends = rows.flatMap(({ from, to }) => (from === 0 ? [to] : [from, to]));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const span = Math.max(high - low, high / 100);
  const step = roundStep((span * (1 + BELOW)) / MARKS);
  const from = Math.max(0, Math.floor((low - span * BELOW) / step) * step);
  const to = Math.ceil((high + span * 0.05) / step) * step;
  const count = Math.round((to - from) / step);
  return { from, to, marks: Array.from({ length: count + 1 }, (_, at) => from + at * step) };
}

/** The least of 1, 2, 5 × 10ⁿ that is not less. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return power * ([1, 2, 5].find((one) => one * power >= step) ?? 10);
}

/** Where a row lies on the axis, per cent of it. */
export function placeOnScale({ from, to }: Pick<SumRow, 'from' | 'to'>, scale: SumScale) {
  const share = (value: number) =>
    (Math.max(0, Math.min(value, scale.to) - scale.from) / (scale.to - scale.from)) * 100;
  const [start, end] = [share(Math.min(from, to)), share(Math.max(from, to))];
  return { start, length: end - start };
}
