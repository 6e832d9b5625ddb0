import { written } from '../figures/figure.ts';
import type { Summed } from '../figures/rows.ts';
import type { Results } from './results.ts';
import { svg, text } from './svg.ts';
import { linesOf } from './summary-table.ts';

const LEFT = 430;
const FULL = 300;
const STEP = 22;
const TOP = 40;

/** Bars of how much of its «must» each line uses; a mark stands where its stretch would be. */
export function budgetChart(results: Results): string {
  const lines = linesOf(results).filter(({ row }) => row.must > 0);
  const height = TOP + lines.length * STEP + 20;
  const bars = lines.map((line, at) => barOf(line, TOP + at * STEP)).join('\n');
  const edge = LEFT + FULL;
  return svg(
    { width: 900, height, title: 'Share of its budget that each figure uses' },
    `${text({ x: LEFT, y: 22, tone: 'quiet' }, '0')}
${text({ x: edge, y: 22, tone: 'quiet', anchor: 'middle' }, 'must')}
${bars}
<path d="M${edge} 30V${height - 16}" stroke="#b3261e" stroke-dasharray="4 3"/>`,
  );
}

function barOf({ key, row, worst, meetsMust }: Summed, y: number): string {
  const share = (value: number) => (row.least ? row.must / value : value / row.must);
  const length = Math.min(1.15, share(worst.value)) * FULL;
  const stretch = row.stretch === undefined ? null : share(row.stretch) * FULL;
  const colour = meetsMust ? '#1f5f8b' : '#b3261e';
  return [
    text({ x: LEFT - 10, y: y + 12, anchor: 'end' }, `${key.split(' ')[0]} ${shortened(row.what)}`),
    `<rect x="${LEFT}" y="${y}" width="${length.toFixed(1)}" height="15" fill="${colour}"/>`,
    stretch !== null && stretch <= FULL
      ? `<path d="M${(LEFT + stretch).toFixed(1)} ${y - 2}v19" stroke="#e08a00" stroke-width="2"/>`
      : '',
    text({ x: LEFT + FULL + 50, y: y + 12 }, written(worst.value, worst.unit)),
  ].join('');
}

function shortened(what: string): string {
  return what.length > 62 ? `${what.slice(0, 60)}…` : what;
}
