import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LotRow } from '../../snapshot/snapshot.ts';
import { numberLots } from './number-lots.ts';
import { planUndo } from './plan-undo.ts';

const lot = (id: string, more: Partial<LotRow>) => ({ id, guid: `guid-${id}`, ...more }) as LotRow;
const line = 1;

test('what was made goes, what was changed is as it was', () => {
  const plan = planUndo(
    [
      { line, id: 'a', field: 'lot', before: null, after: 'free' },
      { line: 0, id: 'tihiy/1', field: 'building', before: null, after: 'new' },
      { line, id: 'b', field: 'price', before: 100, after: 200 },
      { line, id: 'b', field: 'oldPrice', before: null, after: 300 },
    ],
    [lot('a', { status: 'free' }), lot('b', { price: 200, oldPrice: 300 })],
    new Map(),
  );
  expect(plan).toMatchObject({
    updates: [{ guid: 'guid-b', values: { price: 100, oldPrice: null } }],
    remove: { lot: ['guid-a'], building: ['tihiy/1'] },
    refusals: [],
  });
});

test.each([
  [
    'sold since',
    { id: 'a', field: 'lot', before: null, after: 'free' },
    { status: 'sold' },
    /свободна → продана/,
  ],
  [
    'changed since',
    { id: 'a', field: 'price', before: 100, after: 200 },
    { price: 300 },
    /изменилось ещё раз/,
  ],
  ['gone since', { id: 'b', field: 'price', before: 100, after: 200 }, {}, /лота b больше нет/],
] as const)('a lot that was %s is refused', (_, difference, now, reason) => {
  const { refusals } = planUndo([{ line, ...difference }], [lot('a', now)], new Map());
  expect(refusals).toEqual([expect.stringMatching(reason)]);
});

test('a lot that somebody holds is refused', () => {
  const held = new Map([['guid-a', new Date('2026-11-28T09:00:00Z')]]);
  const made = { line, id: 'a', field: 'lot', before: null, after: 'free' };
  expect(planUndo([made], [lot('a', { status: 'held' })], held).refusals).toEqual([
    expect.stringMatching(/забронирован покупателем до/),
  ]);
});

test('numbers of new lots are unique in their building, and those of the file where they are free', () => {
  const number = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.array(number, { maxLength: 20 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
      (wanted, taken) => {
        const created = wanted.map((one, index) => ({
          item: { kind: 'lot' as const, line, id: `l${index}`, number: one },
          place: { vendor: 'v', buildingId: 'v/1', floors: 9 },
        }));
        const there = taken.map((one) => ({
          buildingId: 'v/1',
          kind: 'flat' as const,
          number: one,
        }));
        const numbers = [...numberLots(created, there).values()];
        expect(numbers).toHaveLength(created.length);
        expect(new Set([...numbers, ...taken]).size).toBe(created.length + taken.length);
      },
    ),
  );
});
