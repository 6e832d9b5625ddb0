import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniteLists, type BasketLot } from './unite-lists.ts';

const item = fc.record<BasketLot>({
  list: fc.constantFrom('cart', 'compare'),
  lotGuid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  addedAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(day * 86_400_000)),
  price: fc.option(fc.integer({ min: 1, max: 3 })),
});

/** A basket holds a lot once in a list, as the key of its table says. */
const basket = fc.uniqueArray(item, { selector: ({ list, lotGuid }) => `${list} ${lotGuid}` });

const keys = (lots: readonly BasketLot[]) => lots.map(({ list, lotGuid }) => `${list} ${lotGuid}`);

test('the order of the two does not matter', () => {
  fc.assert(
    fc.property(basket, basket, (one, other) => {
      expect(uniteLists(one, other)).toEqual(uniteLists(other, one));
    }),
  );
});

test('nor does the grouping of three', () => {
  fc.assert(
    fc.property(basket, basket, basket, (one, two, three) => {
      const left = uniteLists(uniteLists(one, two), three);
      expect(left).toEqual(uniteLists(one, uniteLists(two, three)));
    }),
  );
});

test('uniting once more changes nothing', () => {
  fc.assert(
    fc.property(basket, basket, (one, other) => {
      const united = uniteLists(one, other);
      expect(uniteLists(united, other)).toEqual(united);
      expect(uniteLists(united, united)).toEqual(united);
    }),
  );
});

test('no lot is lost, none is made up, none is there twice', () => {
  fc.assert(
    fc.property(basket, basket, (one, other) => {
      const united = keys(uniteLists(one, other));
      expect(new Set(united)).toEqual(new Set([...keys(one), ...keys(other)]));
      expect(new Set(united).size).toBe(united.length);
    }),
  );
});

test('of a lot that both keep the earlier adding counts, with its price', () => {
  const early: BasketLot = { list: 'cart', lotGuid: 'a', addedAt: new Date(1), price: 900 };
  const late: BasketLot = { ...early, addedAt: new Date(2), price: 800 };
  expect(uniteLists([late], [early])).toEqual([early]);
});
