import { expect, test } from 'vitest';
import { isWhole, monthOf } from '../../src/modules/catalogue/keys-forecast/core/past-house.ts';
import { builtHouseRows } from './built-houses.ts';

test('the houses of the demo company stand in the order of their keys, each told from its pit to the end', () => {
  const rows = builtHouseRows();
  expect(rows.map(({ keysOn }) => keysOn)).toEqual(rows.map(({ keysOn }) => keysOn).toSorted());
  for (const { name, begunOn, done, keysOn } of rows) {
    const house = { name, done, begun: monthOf(begunOn), keys: monthOf(keysOn), promised: 0 };
    expect(isWhole(house), name).toBe(true);
  }
});
