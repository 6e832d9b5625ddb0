import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { facets } from '../catalogue.fixture.ts';
import {
  histogramBars,
  moveLimit,
  priceScale,
  readRoubles,
  type PriceLimits,
} from './price-scale.ts';

const scale = priceScale(facets.price);

describe('the price slider', () => {
  test('begins and ends at whole steps around the prices', () => {
    expect(scale).toEqual({ min: 6_300_000, max: 40_200_000 });
  });

  test('its ends never cross, and at the ends of the scale they stop limiting', () => {
    const place = fc.integer({ min: scale.min, max: scale.max });
    const end = fc.constantFrom('from', 'to');
    fc.assert(
      fc.property(fc.array(fc.tuple(end, place)), (moves) => {
        const { from, to } = moves.reduce(
          (limits, [which, roubles]) => moveLimit(limits, which, roubles, scale),
          {} as PriceLimits,
        );
        expect(from ?? scale.min).toBeLessThanOrEqual(to ?? scale.max);
        expect(from).not.toBe(scale.min);
        expect(to).not.toBe(scale.max);
      }),
    );
  });

  it.each([
    ['14 000 000', 14_000_000],
    ['14\u00a0000\u00a0000', 14_000_000],
    ['', undefined],
    ['дёшево', undefined],
  ])('reads «%s» as %s roubles', (text, roubles) => {
    expect(readRoubles(text)).toBe(roubles);
  });
});

test('bars outside the limits are marked, an empty one has no height', () => {
  const bars = histogramBars(facets.price, { to: 20_000_000 });
  expect(bars.map(({ within }) => within)).toEqual([true, true, false, false]);
  expect(bars.map(({ height }) => height)).toEqual([50, 100, 0, 25]);
});
