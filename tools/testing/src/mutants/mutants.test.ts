import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutate, readMutants, readSource, ROOT } from './mutant.ts';
import { places } from './places.ts';

const mutants = readMutants();

test.each(mutants)(
  '$id: stands once in its file, and what is said to kill it is there',
  (mutant) => {
    const source = readSource(mutant.file);
    expect(mutate(source, mutant)).not.toBe(source);
    expect(mutant.tests.length).toBeGreaterThan(0);
    expect(mutant.tests.filter((file) => !existsSync(`${ROOT}${file}`))).toEqual([]);
    expect(mutant.tests).toContain(mutant.killedBy?.split(' › ')[0]);
  },
);

test('mutants have names of their own', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
});

test('every guard of the auth machine, idempotency check and authorisation check has a mutant', () => {
  const spans = mutants.map(({ file, find }) => {
    const at = readSource(file).indexOf(find);
    return { file, at, end: at + find.length };
  });
  const isCovered = (place: ReturnType<typeof places>[number]) =>
    spans.some(
      ({ file, at, end }) =>
        file === place.file && at <= place.at && place.at + place.length <= end,
    );
  const without = places().filter((place) => !isCovered(place));
  expect(without.map(({ family, file, at }) => `${family}: ${file} at ${at}`)).toEqual([]);
});
