import { expect, test } from 'vitest';
import { EXCEPTIONS, MAY_RUN_SCRIPTS } from './dependency-policy.ts';
import { isAtLeast, judgeLicence, judgeVersion } from './judge.ts';
import { readAllowedScripts, readLock, type LockedPackage } from './read-lock.ts';

const packages = readLock();
const wrong = (judge: (one: LockedPackage) => string | null) =>
  packages.map(judge).filter((one) => one !== null);

test('no package is older than its lowest safe version', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(wrong(judgeVersion)).toEqual([]);
});

test('everything that is shipped has a licence that allows it', () => {
  expect(wrong(judgeLicence)).toEqual([]);
});

test('no exception outlives its package', () => {
  const unused = EXCEPTIONS.filter(({ name }) => !packages.some((one) => name.test(one.name)));
  expect(unused).toEqual([]);
});

test('every package is held by its hash', () => {
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('install scripts run for the packages that are named alone, and of what is shipped each is decided on', () => {
  const allowed = readAllowedScripts();
  const running = Object.keys(allowed).filter((name) => allowed[name]);
  expect(running).toEqual(MAY_RUN_SCRIPTS);
  const undecided = packages.filter(
    ({ name, shipped, hasInstallScript }) => hasInstallScript && shipped && !(name in allowed),
  );
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['8.3.0', '8.3.0', true],
  ['8.10.0', '8.3.0', true],
  ['8.2.9', '8.3.0', false],
  ['9.0.0-beta.1', '8.3.0', true],
  ['7.9.9', '8.3.0', false],
])('%s is at least %s: %s', (version, floor, answer) => {
  expect(isAtLeast(version, floor)).toBe(answer);
});

test.each([
  ['react-router', '8.2.0', /older than 8.3.0/],
  ['ws', '7.5.9', /older than 7.5.10/],
  ['ws', '8.17.0', /older than 8.17.1/],
  ['ws', '6.0.0', /older than 8.17.1/],
])('%s %s is refused', (name, version, words) => {
  expect(judgeVersion({ name, version })).toMatch(words);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  [null, false],
])('a licence %s may be shipped: %s', (licence, answer) => {
  const one = { name: 'some', version: '1.0.0', licence, shipped: true };
  expect(judgeLicence({ ...one, hasInstallScript: false, integrity: null }) === null).toBe(answer);
});
