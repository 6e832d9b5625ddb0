import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { exists, read, root } from '../repository/files.ts';
import { describeLines, isSeenInBrowser } from './describe-lines.ts';
import { groups } from './groups.ts';
import { named, titlesOf } from './titles-of.ts';

const PAGE = `${root}docs/specification.md`;
/** What the runners of unit tests and of journeys look for. */
const TESTS = /\.test\.tsx?$|\/e2e\/.*\.spec\.ts$/;
const lines = groups.flatMap((group) => group.lines);
const proofs = lines.flatMap(({ line, tests }) => tests.map((proof) => ({ line, proof })));

test('docs/specification.md is the list as it is; `npm run specification` writes it anew', async () => {
  const options = { ...(await resolveConfig(PAGE)), parser: 'markdown' };
  await expect(await format(describeLines(groups), options)).toMatchFileSnapshot(PAGE);
});

test('every test that a line names is there, by a title that no other test of its file has', () => {
  const titles = new Map<string, string[]>();
  const titlesIn = (file: string) => {
    const known = titles.get(file) ?? titlesOf(read(file));
    titles.set(file, known);
    return known;
  };
  const wrong = proofs.flatMap(({ line, proof: [file, title] }) => {
    if (!exists(file) || !TESTS.test(file)) return [`${line}: no tests ${file}`];
    const found = named(titlesIn(file), title);
    return found.length === 1 ? [] : [`${line}: ${found.length} tests «${title}» in ${file}`];
  });
  expect(wrong).toEqual([]);
});

test('every line is proved, and said once', () => {
  expect(lines.filter(({ tests }) => tests.length === 0)).toEqual([]);
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
});

test('every section of the specification from the second on has its lines', () => {
  const sections = new Set(groups.map(({ section }) => section));
  expect([...sections]).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(groups.filter((group) => group.lines.length === 0)).toEqual([]);
});

test('what was found broken is proved or was tried in a browser', () => {
  const found = lines.filter((line) => line.found !== undefined);
  const rows = Object.entries({ A: 10, B: 4, D: 9 }).flatMap(([part, length]) =>
    Array.from({ length }, (_, at) => `${part}${at + 1}`),
  );
  expect(rows.filter((row) => !found.some((line) => line.found === row))).toEqual([]);
  const unseen = found.filter((line) => !isSeenInBrowser(line) && line.tried === undefined);
  expect(unseen.map(({ line }) => line)).toEqual([]);
  // Navigation, forms and blocks were walked through by hand, too.
  const untried = found.filter((line) => /^[AB]/.test(line.found ?? '') && !line.tried);
  expect(untried.map(({ line }) => line)).toEqual([]);
});

test('decisions that have a line otherwise are there', () => {
  const records = lines.flatMap(({ decided }) => decided ?? []);
  expect(records.filter((record) => !exists(record))).toEqual([]);
});
