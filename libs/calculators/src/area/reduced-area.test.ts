import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREA_COEFFICIENTS, reducedArea, type SummerArea } from './reduced-area.ts';

describe('the reduced area', () => {
  it.each<[name: string, rooms: number[], summer: SummerArea[], exact: number, area: number]>([
    ['of rooms alone', [16.4, 5.5], [], 21.9, 21.9],
    ['with half a loggia', [28.3, 7.1, 6.5], [{ kind: 'loggia', area: 3.1 }], 43.45, 43.5],
    [
      'with three tenths of a balcony',
      [19.1, 3.9, 4.9],
      [{ kind: 'balcony', area: 4.3 }],
      29.19,
      29.2,
    ],
    ['with three tenths of a terrace', [108.5], [{ kind: 'terrace', area: 6.6 }], 110.48, 110.5],
    ['with a whole veranda', [50], [{ kind: 'veranda', area: 8.2 }], 58.2, 58.2],
    ['with a whole storage room', [50], [{ kind: 'storage', area: 2.4 }], 52.4, 52.4],
    [
      'with two summer rooms',
      [60],
      [
        { kind: 'loggia', area: 3 },
        { kind: 'balcony', area: 2 },
      ],
      62.1,
      62.1,
    ],
  ])('%s', (_, rooms, summer, exact, area) => {
    expect(reducedArea(rooms, summer)).toMatchObject({ exact, area });
  });

  it('says what each summer room counts for', () => {
    expect(reducedArea([40], [{ kind: 'balcony', area: 4.3 }]).counted).toEqual([
      { kind: 'balcony', area: 4.3, coefficient: 0.3, counts: 1.29 },
    ]);
  });

  it.each([[[-1], []] as const, [[Number.NaN], []] as const, [[1], [-2]] as const])(
    'refuses %j with balconies of %j',
    (rooms, balconies) => {
      const summer = balconies.map((area): SummerArea => ({ kind: 'balcony', area }));
      expect(() => reducedArea(rooms, summer)).toThrow(RangeError);
    },
  );

  const tenths = fc.integer({ min: 0, max: 2000 }).map((value) => value / 10);
  const kinds = fc.constantFrom(...(Object.keys(AREA_COEFFICIENTS) as SummerArea['kind'][]));
  const flats = [
    fc.array(tenths, { maxLength: 12 }),
    fc.array(fc.record({ kind: kinds, area: tenths }), { maxLength: 3 }),
  ] as const;

  it('lies between its rooms and all of its floor, and does not depend on the order', () => {
    fc.assert(
      fc.property(...flats, (rooms, summer) => {
        const { area, rooms: heated, exact } = reducedArea(rooms, summer);
        const floor = reducedArea([...rooms, ...summer.map((room) => room.area)]).exact;
        expect(exact).toBeGreaterThanOrEqual(heated);
        expect(exact).toBeLessThanOrEqual(floor);
        expect(Math.round(Math.abs(area - exact) * 1000)).toBeLessThanOrEqual(50);
        expect(reducedArea(rooms.toReversed(), summer.toReversed()).area).toBe(area);
      }),
    );
  });
});
