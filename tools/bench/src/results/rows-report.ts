import { columns, written, type Figure } from '../figures/figure.ts';
import { rows, type Row, type Summed } from '../figures/rows.ts';
import { promises } from './promises.ts';
import type { Results } from './results.ts';
import { bound, idOf, linesOf, verdict } from './summary-table.ts';

/**
 * Every row of the quality table with its bounds, the last figure of it and what became of it; where nothing was
 * measured, which command would, or what holds the row. Nothing is measured for it.
 */
export function rowsReport(results: Results): string {
  const measured = new Map(linesOf(results).map((line) => [line.key, line]));
  const bare = Object.values(results)
    .flatMap(({ figures }) => figures)
    .filter(({ name }) => name.endsWith(', bare page'));
  const lines = Object.entries(rows).map(([key, row]) => {
    const line = measured.get(key);
    const bounds = [bound(row, row.must), row.stretch === undefined ? '' : bound(row, row.stretch)];
    const said = line
      ? [verdict(line), besides(line, bare)].filter(Boolean).join('; ')
      : without(row);
    return [idOf(key), row.what, line ? written(line.worst.value, row.unit) : '—', ...bounds, said];
  });
  const ids = new Set(lines.map(([id]) => id));
  const kept = promises
    .filter(([id]) => !ids.has(id))
    .map(([id, what, command]) => [id, what, '—', '', '', `kept by ${command}`]);
  const all = [...lines, ...kept].sort(([a = ''], [b = '']) => orderOf(a) - orderOf(b));
  const runs = Object.entries(results).map(
    ([command, { on, machine }]) => `${command}: ${on}, ${machine}`,
  );
  const table = all.map((cells) => cells.map(plain));
  return [...runs, '', columns([['', 'figure', 'last', 'must', 'stretch', ''], ...table])].join(
    '\n',
  );
}

/** A cell without its Markdown. */
const plain = (text: string) =>
  text.replaceAll(/\*\*|`/g, '').replaceAll(/\[([^[\]]+)\]\([^)]+\)/g, '$1');

/** P before R, each by its number. */
const orderOf = (id: string) => (id.startsWith('P') ? 0 : 1000) + Number(id.slice(1));

const without = ({ command = 'npm run bench' }: Row) => `${command} has stored no figure of it`;

/** What a page of one sentence comes to in the same run, where one was looked at beside. */
function besides({ key }: Summed, bare: readonly Figure[]): string {
  const [id, part = ''] = key.split(' ');
  const beside = bare.find(
    (figure) => figure.id === id && part !== '' && figure.name.toLowerCase().includes(part),
  );
  return beside ? `a bare page of the same run: ${written(beside.value, beside.unit)}` : '';
}
