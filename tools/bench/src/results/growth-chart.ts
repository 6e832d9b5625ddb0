import type { Figure } from '../figures/figure.ts';
import type { Results } from './results.ts';
import { svg, text } from './svg.ts';

const AREA = { left: 70, right: 640, top: 30, bottom: 330 };
const SIZES = { from: 1_000, to: 100_000 };
const TIMES = { from: 0.01, to: 10_000 };
const COLOURS = ['#1f5f8b', '#b3261e', '#3d7a46', '#8a5a00', '#6a3d9a'];

/** Curves of milliseconds by the number of lots, both axes logarithmic. */
export function growthChart(results: Results): string {
  const points = Object.values(results)
    .flatMap(({ figures }) => figures)
    .filter(({ curve, unit }) => curve && unit === 'ms');
  const curves = [...Map.groupBy(points, ({ curve }) => curve?.name ?? '')];
  return svg(
    { width: 900, height: 380, title: 'Milliseconds by the number of lots' },
    [
      ...[0.01, 0.1, 1, 10, 100, 1_000, 10_000].map(rowLine),
      ...[1_000, 10_000, 100_000].map(columnLine),
      ...curves.map(([name, own], at) => curveOf(name, own, at)),
    ].join('\n'),
  );
}

function rowLine(time: number): string {
  const y = yOf(time);
  return `<path d="M${AREA.left} ${y}H${AREA.right}" stroke="#ddd"/>${text({ x: AREA.left - 8, y: y + 4, anchor: 'end', tone: 'quiet' }, `${time.toLocaleString('en')} ms`)}`;
}

function columnLine(size: number): string {
  const label = `${size.toLocaleString('en')} lots`;
  return text({ x: xOf(size), y: AREA.bottom + 22, anchor: 'middle', tone: 'quiet' }, label);
}

function curveOf(name: string, figures: readonly Figure[], at: number): string {
  const colour = COLOURS[at % COLOURS.length] ?? '';
  const places = figures
    .map(({ curve, value }) => ({ x: xOf(curve?.at ?? 1), y: yOf(value) }))
    .sort((a, b) => a.x - b.x);
  const path = places.map(({ x, y }, first) => `${first === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const dots = places.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.5" fill="${colour}"/>`);
  const last = places.at(-1) ?? { y: 0 };
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${text({ x: AREA.right + 10, y: last.y + 4, fill: colour }, name)}`;
}

function xOf(size: number): number {
  return along(size, SIZES, AREA.left, AREA.right);
}

function yOf(time: number): number {
  return along(time, TIMES, AREA.bottom, AREA.top);
}

function along(value: number, { from, to }: typeof SIZES, start: number, end: number): number {
  const share = Math.log(value / from) / Math.log(to / from);
  return Math.round((start + share * (end - start)) * 10) / 10;
}
