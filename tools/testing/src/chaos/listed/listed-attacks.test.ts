import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import { suites } from '../suites.ts';
import { exists, read, root } from '../../repository/files.ts';
import { named, titlesOf } from '../../specification/titles-of.ts';
import { describeAttacks } from './describe-attacks.ts';
import { listedAttacks } from './listed-attacks.ts';
import { studioAttacks } from './studio-attacks.ts';

const attacks = [...listedAttacks, ...studioAttacks];
const PAGE = `${root}docs/attacks.md`;

test('docs/attacks.md is the list as it is; `npm run specification` writes it anew', async () => {
  const options = { ...(await resolveConfig(PAGE)), parser: 'markdown' };
  await expect(
    await format(describeAttacks(listedAttacks, studioAttacks), options),
  ).toMatchFileSnapshot(PAGE);
});

test('every attack is listed once, in their order', () => {
  const all = Array.from({ length: 19 }, (_, at) => `C${at + 1}`);
  expect(listedAttacks.map(({ id }) => id)).toEqual(all);
  const ways = Array.from({ length: 9 }, (_, at) => `S${at + 1}`);
  expect(studioAttacks.map(({ id }) => id)).toEqual(ways);
  expect(attacks.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test('every test that an attack names is there, by a title that no other test of its file has', () => {
  const wrong = attacks.flatMap(({ id, tests }) =>
    tests.flatMap(([file, title]) => {
      if (!exists(file)) return [`${id}: no tests ${file}`];
      const found = named(titlesOf(read(file)), title);
      return found.length === 1 ? [] : [`${id}: ${found.length} tests «${title}» in ${file}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every figure is measured by a suite of `npm run test:chaos`', () => {
  const figures = listedAttacks.flatMap((attack) => attack.rows ?? []);
  const unmeasured = figures.filter(
    ([, part]) => suites.filter(({ name }) => name.includes(part)).length !== 1,
  );
  expect(unmeasured).toEqual([]);
});
