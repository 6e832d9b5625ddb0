import { written } from '../figures/figure.ts';
import { summed, type Row, type Summed } from '../figures/rows.ts';
import type { Results } from './results.ts';

/** The lines of the quality table with the worst figure of each and, where it falls short, the reason. */
export function summaryTable(results: Results): string {
  const lines = linesOf(results).map((line) => {
    const { key, row, worst } = line;
    return [
      idOf(key),
      worst.name !== row.what ? `${row.what} (worst: ${worst.name})` : row.what,
      written(worst.value, worst.unit),
      bound(row, row.must),
      row.stretch === undefined ? '' : bound(row, row.stretch),
      verdict(line),
    ];
  });
  return tableOf(['row', 'figure', 'measured', 'must', 'stretch', ''], lines);
}

/** The lines of the front page, and which of all are over their bounds. */
export function frontTable(results: Results): string {
  const all = linesOf(results);
  const lines = all
    .filter(({ row }) => row.isFront)
    .map(({ key, row, worst, meetsMust }) => [
      ...[idOf(key), row.what, written(worst.value, worst.unit), bound(row, row.must)],
      meetsMust ? 'met' : '**missed**',
    ]);
  const missed = all.filter(({ meetsMust }) => !meetsMust).map(({ key }) => idOf(key));
  const over = missed.length === 0 ? '' : `: ${[...new Set(missed)].join(', ')}`;
  return `${tableOf(['row', 'figure', 'measured', 'must', ''], lines)}

Of all ${all.length} lines that have a figure ${missed.length} are over their bound${over}.`;
}

/** Row of the quality table that a line belongs to. */
export const idOf = (key: string): string => key.split(' ')[0] ?? '';

/** The summed lines of all commands, in the order of the table. */
export function linesOf(results: Results): Summed[] {
  return summed(Object.values(results).flatMap(({ figures }) => figures));
}

/** A table of Markdown. */
export function tableOf(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const rule = head.map(() => '---');
  return [head, rule, ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** A bound of a line, as it is printed. */
export function bound(row: Row, value: number): string {
  return `${row.least ? '≥' : '≤'} ${written(value, row.unit)}`;
}

/** What became of a line, and why where it falls short. */
export function verdict({ row, worst, over, meetsMust, meetsStretch }: Summed): string {
  const reason = row.reason ?? 'not yet known why';
  if (!meetsMust) {
    if (row.isReport) return `above the bound on this machine: ${reason}`;
    const [other] = over.includes(worst) ? [] : over;
    const by = other
      ? ` by ${other.name}, ${written(other.value, other.unit)} of ${written(other.must ?? row.must, row.unit)}`
      : '';
    return `**missed**${by}: ${reason}`;
  }
  if (row.stretch === undefined) return 'met';
  return meetsStretch ? 'stretch met' : `met; short of the stretch: ${reason}`;
}
