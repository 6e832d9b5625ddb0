import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainPrice } from './explain-price.ts';
import type { PricedFlat } from './price-feature.ts';
import { errorOnNewBuildings, fitPrices } from './price-model.ts';

/** What a m² is made of in an invented house, roubles. */
interface Truth {
  bases: readonly number[];
  area: number;
  height: number;
  south: number;
  water: number;
}

const FLOORS = 9;

/** Houses of 45 flats whose sides, areas and floors are crossed; `noise` is told of the flat's number. */
function invented({ bases, ...by }: Truth, noise: (at: number) => number = () => 0): PricedFlat[] {
  return bases.flatMap((base, house) =>
    Array.from({ length: 45 }, (_, at) => {
      const [floor, area] = [1 + (at % FLOORS), 30 + ((at * 7) % 11) * 5];
      const [south, water] = [at % 2 === 0, (at + house) % 5 === 0];
      const metre =
        base +
        by.area * area +
        by.height * (floor / FLOORS) +
        by.south * Number(south) +
        by.water * Number(water) +
        noise(house * 45 + at);
      return {
        ...{ guid: `${house}-${at}`, buildingId: `house-${house}`, area, floor },
        ...{ sides: south ? ['юг'] : ['север'], waterView: water, finish: 'shell', light: null },
        ...{ balconyArea: null, price: metre * area * 100, oldPrice: null },
        building: { floors: FLOORS },
      } satisfies PricedFlat;
    }),
  );
}

const truth: fc.Arbitrary<Truth> = fc.record({
  bases: fc.array(fc.integer({ min: 200_000, max: 250_000 }), { minLength: 3, maxLength: 5 }),
  area: fc.integer({ min: -400, max: -50 }),
  height: fc.integer({ min: 2000, max: 40_000 }),
  south: fc.integer({ min: 1000, max: 9000 }),
  water: fc.integer({ min: 1000, max: 20_000 }),
});

describe('the model of prices', () => {
  it('finds what a price was made of', () => {
    fc.assert(
      fc.property(truth, (known) => {
        const [area, height, , south, , , , water, ...others] = fitPrices(invented(known)).slopes;
        for (const [found, made] of [
          [area, known.area],
          [height, known.height],
          [south, known.south],
          [water, known.water],
        ]) {
          expect(Math.abs((found ?? 0) / 100 / (made ?? 1) - 1)).toBeLessThan(1e-4);
        }
        expect(others.every((slope) => Math.abs(slope) < 100)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('leaves out what it cannot tell from noise', () => {
    const bases = [200_000, 205_000, 210_000];
    const noise = (at: number) => ((at * 7919) % 200) * 20;
    const { slopes } = fitPrices(
      invented({ bases, area: 0, height: 20_000, south: 0, water: 0 }, noise),
    );
    expect(slopes.map((slope) => slope !== 0)).toEqual([
      ...[false, true],
      ...Array.from({ length: slopes.length - 2 }, () => false),
    ]);
  });

  it('keeps what parts only whole buildings in their mean', () => {
    const flats = invented({
      bases: [200_000, 220_000, 240_000],
      area: 0,
      height: 0,
      south: 0,
      water: 0,
    });
    const finished = flats.map((flat) =>
      flat.buildingId === 'house-2' ? { ...flat, finish: 'full' as const } : flat,
    );
    const model = fitPrices(finished);
    expect(model.slopes.every((slope) => Math.abs(slope) < 1e-3)).toBe(true);
    expect([...model.buildings.values()].map(({ metre }) => Math.round(metre / 100))).toEqual([
      200_000, 220_000, 240_000,
    ]);
  });
});

describe('its error', () => {
  const same = { area: -200, height: 20_000, south: 4000, water: 9000 };

  it('is nought where a house is like the others', () => {
    const model = fitPrices(invented({ bases: [200_000, 200_000, 200_000], ...same }));
    expect(errorOnNewBuildings(model)).toBeLessThan(1e-6);
  });

  it('is that of the house that is left out, told by the others', () => {
    const plain = { area: 0, height: 0, south: 0, water: 0 };
    const model = fitPrices(invented({ bases: [200_000, 200_000, 240_000], ...plain }));
    // 220 000 is told of both cheap houses, 200 000 of the dear one.
    expect(errorOnNewBuildings(model)).toBeCloseTo((10 + 10 + 100 / 6) / 3, 6);
  });

  it('grows with the part that nothing explains', () => {
    const errors = [0, 20, 60].map((by) =>
      errorOnNewBuildings(
        fitPrices(
          invented(
            { bases: [200_000, 200_000, 200_000], ...same },
            (at) => ((at * 7919) % 200) * by,
          ),
        ),
      ),
    );
    expect(errors).toEqual(errors.toSorted((a, b) => a - b));
  });
});

describe('an explained price', () => {
  it('is the sum of its rows, to the kopeck', () => {
    fc.assert(
      fc.property(truth, fc.integer({ min: 0, max: 134 }), fc.boolean(), (known, at, cheaper) => {
        const flats = invented(known, (of) => (of * 37) % 5000);
        const found = flats[at];
        if (!found) throw new Error('no such flat');
        const flat = cheaper
          ? { ...found, price: found.price * 0.95, oldPrice: found.price }
          : found;
        const explained = explainPrice(fitPrices(flats), flat);
        const parts = explained?.parts.reduce((sum, one) => sum + one.sum, explained.base);
        expect(parts).toBe(explained?.model);
        expect((parts ?? 0) + (explained?.rest ?? 0) + (explained?.discount ?? 0)).toBeCloseTo(
          flat.price,
          3,
        );
      }),
      { numRuns: 30 },
    );
  });

  it('is not told of a house that the model does not know', () => {
    const [flat, ...flats] = invented({ bases: [200_000], area: 0, height: 0, south: 0, water: 0 });
    if (!flat) throw new Error('no flat');
    expect(explainPrice(fitPrices(flats), { ...flat, buildingId: 'house-9' })).toBeNull();
  });
});
