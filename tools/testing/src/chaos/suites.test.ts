import { expect, test } from 'vitest';
import { exists, find, read } from '../repository/files.ts';
import { FULL, suites } from './suites.ts';

const source = read('tools/testing/src/chaos/suites.ts');
/** Files and folders that the suites run. */
const paths = [...source.matchAll(/'((?:libs|tools)\/[^']+)'/g)].map(([, path = '']) => path);

test('every suite runs what is there', () => {
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test('every test that counts by what `npm run test:chaos` sets is run by one of its suites', () => {
  const counts = new RegExp(`env\\['(?:${Object.keys(FULL).join('|')})'\\]`);
  const counting = find('{libs,tools}/**/*.test.ts').filter((path) => counts.test(read(path)));
  expect(counting.length).toBeGreaterThan(7);
  const left = counting.filter((file) => !paths.some((path) => file.startsWith(path)));
  expect(left).toEqual([]);
});

test('the payment of every lot, programme and term is compared in full', () => {
  expect(suites.map(({ name }) => name)).toContain(
    'one payment: every lot, programme and term, each 41st with its papers',
  );
  expect(paths).toContain('tools/backend/src/modules/catalogue/lot/one-payment.test.ts');
});
