import { expect, test } from 'vitest';
import {
  bestWeight,
  contractError,
  coverageOf,
  errorAt,
} from '../../../src/modules/catalogue/keys-forecast/core/back-test.ts';
import {
  endOfQuarter,
  isWhole,
  monthOf,
} from '../../../src/modules/catalogue/keys-forecast/core/past-house.ts';
import { builtHouseRows } from './built-houses.ts';

const rows = builtHouseRows();
const houses = rows.map(({ name, begunOn, done, promisedYear, promisedQuarter, keysOn }) => ({
  ...{ name, done, begun: monthOf(begunOn), keys: monthOf(keysOn) },
  promised: endOfQuarter(promisedYear, promisedQuarter),
}));

test('the houses of the demo company stand in the order of their keys, each told from its pit to the end', () => {
  expect(rows.map(({ keysOn }) => keysOn)).toEqual(rows.map(({ keysOn }) => keysOn).toSorted());
  for (const house of houses) expect(isWhole(house), house.name).toBe(true);
});

test('forecasts of them, each told by the others, miss by what docs/deal/keys-forecast.md says', () => {
  const past = { houses, weight: bestWeight(houses) };
  const errors = [20, 30, 40, 50, 60, 70, 80, 90].map((done) => [done, errorAt(past, done, 8)]);
  expect(past.weight).toBe(0.25);
  expect(errors.map(([done, error]) => `${done} %: ${error?.toFixed(2)}`)).toEqual([
    ...['20 %: 1.92', '30 %: 1.25', '40 %: 1.00', '50 %: 0.92'],
    ...['60 %: 0.92', '70 %: 0.58', '80 %: 0.50', '90 %: 0.58'],
  ]);
  expect(contractError(houses)).toBe(1.75);
  expect(coverageOf(past)).toBeCloseTo(0.905, 3);
});
