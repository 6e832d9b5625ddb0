import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { BEHIND, FAULTS, PEOPLE } from '@m30/backend/testing/processes/faults/fault-table';
import { exists, find, read, root } from '../../repository/files.ts';
import { named, titlesOf } from '../../specification/titles-of.ts';
import { suites } from '../suites.ts';
import { describeFaults, WALK } from './describe-faults.ts';
import { inBrowser } from './in-browser.ts';
import { provedBefore } from './proved-before.ts';

const PAGE = `${root}docs/production/faults.md`;
const meetings = Object.values(inBrowser);
const cells = meetings.flatMap((one) =>
  PEOPLE.flatMap((person) => FAULTS.map((fault) => one.cells[person][fault])),
);
const proofs = [
  [WALK, '%s: what the %s sees'] as const,
  ...BEHIND.flatMap((service) => FAULTS.flatMap((fault) => provedBefore[service].tests[fault])),
  ...cells.flatMap(({ tests }) => tests),
];

test('docs/production/faults.md is the table as it is; `npm run specification` writes it anew', async () => {
  const options = { ...(await resolveConfig(PAGE)), parser: 'markdown' };
  await expect(await format(describeFaults(), options)).toMatchFileSnapshot(PAGE);
});

test('the table has a cell for each of eight services, four ways of failing and three people', () => {
  expect((BEHIND.length + meetings.length) * FAULTS.length * PEOPLE.length).toBe(96);
  expect(cells.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test('every test that a cell names is there, by a title that no other test of its file has', () => {
  const wrong = proofs.flatMap(([file, title]) => {
    if (!exists(file)) return [`no tests ${file}`];
    const found = named(titlesOf(read(file)), title);
    return found.length === 1 ? [] : [`${found.length} tests «${title}» in ${file}`];
  });
  expect(wrong).toEqual([]);
});

test('every suite that a service names is one of `npm run test:chaos`', () => {
  const names = BEHIND.flatMap((service) => provedBefore[service].suites ?? []);
  const unknown = names.filter(
    (part) => suites.filter(({ name }) => name.includes(part)).length !== 1,
  );
  expect(unknown).toEqual([]);
});

test('words that somebody sees stand where the product says them', () => {
  const plain = (file: string) => read(file).replaceAll(/\\u00a0|&nbsp;/g, ' ');
  const unsaid = cells.flatMap(({ says }) =>
    says && !plain(says[0]).includes(says[1]) ? [says.join(': ')] : [],
  );
  expect(unsaid).toEqual([]);
});

test('neither the account nor the Studio has a map', () => {
  expect(mentions('{apps/lk,tools/studio}/app/**/*.{ts,tsx}', '@m30/map')).toEqual([]);
});

test('the Studio asks for no puzzle', () => {
  expect(mentions('tools/studio/{app,contract}/**/*.{ts,tsx}', 'Captcha.')).toEqual([]);
});

/** Files that have a text in them. */
function mentions(pattern: string, text: string): string[] {
  const files = find(pattern);
  expect(files.length).toBeGreaterThan(50);
  return files.filter((file) => read(file).includes(text));
}
