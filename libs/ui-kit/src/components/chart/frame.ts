import { fitting, linear, ticks } from './scale.ts';

/** One row of values. */
export interface ChartSeries {
  name: string;
  /** A value for each label; money in kopecks. */
  values: readonly number[];
}

/** A text of an axis and where it stands, in pixels. */
interface AxisLabel {
  at: number;
  text: string;
}

/** Everything a drawing needs, in pixels of its own width. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Centre of the values that stand under a label. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Width that one label has for itself. */
  slot: number;
  base: number;
  valueAxis: AxisLabel[];
  labelAxis: AxisLabel[];
}

/** Width of a character at 12 px, on the safe side. */
const CHARACTER = 7.4;
const SPACE = 14;

/** Lays a chart out at a width: margins by the longest text, marks by the height, as many labels as fit. */
export function frameOf(chart: {
  kind: 'line' | 'bar';
  width: number;
  height: number;
  labels: readonly string[];
  series: readonly ChartSeries[];
  formatTick: (value: number) => string;
}): Frame {
  const { kind, width, height, labels, formatTick } = chart;
  const values = chart.series.flatMap((one) => one.values);
  // Bars are compared by their length, so they stand on zero.
  const all = kind === 'bar' ? [0, ...values] : values;
  const marks = ticks(Math.min(...all), Math.max(...all), Math.max(2, Math.floor(height / 56)));
  const [low = 0, high = 1] = [marks[0], marks.at(-1)];

  const longest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => text.length)) * CHARACTER;
  const labelWidth = longest(labels) + SPACE;
  const left = longest(marks.map(formatTick)) + SPACE;
  const right = width - (kind === 'line' ? Math.max(8, labelWidth / 2 - SPACE / 2) : 0);
  const [top, bottom] = [10, height - 30];

  const slot = (right - left) / Math.max(1, kind === 'bar' ? labels.length : labels.length - 1);
  const x = (index: number) =>
    labels.length === 1 || kind === 'bar' ? left + slot * (index + 0.5) : left + slot * index;
  const y = linear(low, high, bottom, top);
  return {
    ...{ left, right, top, bottom, x, y, slot },
    base: y(Math.min(Math.max(0, low), high)),
    valueAxis: marks.map((mark) => ({ at: y(mark), text: formatTick(mark) })),
    labelAxis: fitting(
      labels.map((_, index) => x(index)),
      labels.map((label) => label.length * CHARACTER + SPACE),
    ).map((index) => ({
      at: x(index),
      text: labels[index] ?? '',
    })),
  };
}
