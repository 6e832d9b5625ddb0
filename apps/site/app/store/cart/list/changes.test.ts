import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, enqueue, type Change, type Lists } from './changes.ts';

const lot = fc.constantFrom('a', 'b', 'c', 'd');
const list = fc.constantFrom('cart' as const, 'compare' as const, 'favourites' as const);
const change = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constantFrom('add', 'delete'), list, lot }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('clear' as const), list }) },
) as fc.Arbitrary<Change>;
const lists: fc.Arbitrary<Lists> = fc.record({
  cart: fc.uniqueArray(lot),
  compare: fc.uniqueArray(lot),
  favourites: fc.uniqueArray(lot),
});

const asSets = (all: Lists) => Object.values(all).map((ids) => new Set(ids));

test('a queue without what has become pointless leads to the same lots', () => {
  fc.assert(
    fc.property(lists, fc.array(change, { maxLength: 20 }), (before, changes) => {
      const queue = changes.reduce<Change[]>(enqueue, []);
      expect(asSets(applyChanges(before, queue))).toEqual(asSets(applyChanges(before, changes)));
    }),
  );
});

test('sent twice, as after a lost answer, it leads to the same lots', () => {
  fc.assert(
    fc.property(lists, fc.array(change, { maxLength: 20 }), (before, changes) => {
      const queue = changes.reduce<Change[]>(enqueue, []);
      const once = applyChanges(before, queue);
      expect(asSets(applyChanges(once, queue))).toEqual(asSets(once));
    }),
  );
});

test('a lot is never in a list twice', () => {
  fc.assert(
    fc.property(lists, fc.array(change), (before, changes) => {
      for (const ids of Object.values(applyChanges(before, changes))) {
        expect(new Set(ids).size).toBe(ids.length);
      }
    }),
  );
});

test('a queue is no longer than what can be said', () => {
  const press: Change = { act: 'add', list: 'cart', lot: 'a' };
  const undo: Change = { ...press, act: 'delete' };
  expect([press, undo, press, undo].reduce<Change[]>(enqueue, [])).toEqual([undo]);
  const clear: Change = { act: 'clear', list: 'cart' };
  expect(enqueue<Change>([press], clear)).toEqual([clear]);
});
