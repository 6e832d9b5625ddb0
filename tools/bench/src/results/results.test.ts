import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { benchmarksPage } from './benchmarks-page.ts';
import { promises } from './promises.ts';
import { readResults, withNewer, type Results } from './results.ts';
import { rowsReport } from './rows-report.ts';
import { rows } from '../figures/rows.ts';
import { frontTable, summaryTable } from './summary-table.ts';
import { filesOf } from './write-results.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

test('page, charts and the table of the README say what the results say', async () => {
  const files = await filesOf(readResults(), read('README.md'));
  for (const [file, text] of Object.entries(files)) expect(read(file), file).toBe(text);
});

const count = (letter: string, last: number) =>
  Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

test('every row of the quality table has a line or a command that keeps it', () => {
  const ids = new Set(Object.keys(rows).map((key) => key.split(' ')[0]));
  const named = new Set(promises.map(([id]) => id));
  expect(count('P', 28).filter((id) => !ids.has(id))).toEqual([]);
  expect(count('R', 19).filter((id) => !named.has(id))).toEqual([]);
});

test('a part of a command stands for its figures of before, by name or for whole rows', () => {
  const figure = (id: string, name: string, value: number) =>
    ({ id, name, value, unit: 's' }) as const;
  const before = [figure('R4', '585 leads', 1), figure('R5', 'requests', 2)];
  const again = figure('R4', '612 leads', 3);
  expect(withNewer(before, [again], true)).toEqual([figure('R5', 'requests', 2), again]);
  expect(withNewer(before, [again], false)).toEqual([...before, again]);
  expect(withNewer(before, [figure('R5', 'requests', 4)], false)).toEqual([
    figure('R4', '585 leads', 1),
    figure('R5', 'requests', 4),
  ]);
});

test('every row is printed once or more, in its order, with its figure or with what is there instead', () => {
  const [, ...lines] = rowsReport(readResults()).split('\n').slice(4);
  const ids = lines.map((line) => line.split(' ')[0] ?? '');
  const numbers = ids.map((id) => (id.startsWith('P') ? 0 : 1000) + Number(id.slice(1)));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  for (const id of [...count('P', 28), ...count('R', 21)]) expect(ids).toContain(id);
});

test('a line without a figure says which command would measure it, or what holds it', () => {
  const report = rowsReport(results(4));
  expect(report).toMatch(/^P21 .* 4 KB +≤ 8 KB +≤ 5 KB +stretch met$/m);
  expect(report).toMatch(
    /^P1 .* — +≤ 112 KB +≤ 103 KB +npm run bench has stored no figure of it$/m,
  );
  expect(report).toMatch(/^P27 .* ≤ 250 KB .*npm run bench has stored no figure of it$/m);
  expect(report).toMatch(/^R12 .* kept by npm test$/m);
});

test('every line that falls short of its bound or its stretch says why', () => {
  expect(rowsReport(readResults())).not.toContain('not yet known why');
});

test('the page tells what of each page’s code comes when, once that is measured', () => {
  expect(benchmarksPage(results(4))).not.toContain('by when it comes');
  const coded = results(4);
  coded['npm run bench']?.figures.push(
    { id: 'P22', name: 'home: JavaScript before the first screen', value: 1.3, unit: 'KB' },
    { id: 'P22', name: 'home: calls before the first gesture', value: 0, unit: 'requests' },
  );
  expect(benchmarksPage(coded)).toContain('| home | 1.3 KB |  |  | 0 requests |');
});

test('the front page has some of the lines, and says which of all are over their bounds', () => {
  const front = frontTable(readResults());
  expect(front.split('\n').length).toBeLessThan(25);
  expect(front).not.toContain('| P21');
  expect(frontTable(results(9))).toContain(
    'Of all 1 lines that have a figure 1 are over their bound: P21.',
  );
});

test('a line whose worst figure is within the bound names the one that is over a tighter one', () => {
  const over = results(6.5);
  over['npm run bench']?.figures.push({
    id: 'P21',
    name: 'a small one',
    value: 3,
    unit: 'KB',
    must: 2,
    row: 'P21',
  });
  expect(summaryTable(over)).toContain('**missed** by a small one, 3 KB of 2 KB');
});

const results = (value: number): Results => ({
  'npm run bench': {
    ...{ on: '2026-11-22', machine: 'two cores' },
    figures: [
      { id: 'P21', name: 'shell', value, unit: 'KB', must: 8, row: 'P21' },
      { id: 'P21', name: 'a smaller one', value: 1, unit: 'KB', must: 8, row: 'P21' },
      { id: 'P21', name: 'of no line', value: 99, unit: 'KB' },
    ],
  },
});

test.each([
  [4, '4 KB', 'stretch met'],
  [6.5, '6.5 KB', 'short of the stretch'],
  [8.01, '8.01 KB', '**missed**'],
])('the worst figure of a line stands for it: %d', (value, said, verdict) => {
  const lines = summaryTable(results(value)).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`(worst: shell) | ${said} | ≤ 8 KB | ≤ 5 KB | `);
  expect(lines[2]).toContain(verdict);
});
