import { describe, expect, test } from 'vitest';
import {
  areaDifference,
  ceilingDifference,
  floorDifference,
  handoverDifference,
  priceDifference,
  sumDifference,
  sunDifference,
  walkDifference,
  type Difference,
} from './differences.ts';

const seen = (difference: Difference | null) =>
  difference && [difference.words.replaceAll('\u00a0', ' '), difference.tone];

describe('differences to the pinned lot', () => {
  test.each([
    [priceDifference, 1_303_800_000, 1_208_400_000, ['на 954 000 ₽ дороже', 'worse']],
    [priceDifference, 1_098_400_000, 1_208_400_000, ['на 1 100 000 ₽ дешевле', 'better']],
    [priceDifference, 1_208_400_000, 1_208_400_000, null],
    [priceDifference, null, 1_208_400_000, null],
    [sumDifference, 6_245_700, 5_788_700, ['на 4 570 ₽ больше', 'worse']],
    [areaDifference, 67.8, 63.6, ['на 4,2 м² больше', 'better']],
    [areaDifference, 48.4, 63.6, ['на 15,2 м² меньше', 'worse']],
    [sunDifference, 6.1, 4.5, ['на 1,6 ч больше', 'better']],
    [sunDifference, null, 4.5, null],
    [walkDifference, 8, 11, ['на 3 минуты ближе', 'better']],
    [walkDifference, 12, 11, ['на 1 минуту дальше', 'worse']],
    [walkDifference, 5, null, null],
    [floorDifference, 7, 5, ['на 2 этажа выше', 'neutral']],
    [floorDifference, -1, 5, ['на 6 этажей ниже', 'neutral']],
    [ceilingDifference, 3, 2.7, ['на 0,3 м выше', 'better']],
  ] as const)('%o of %s to %s', (difference, value, pinned, words) => {
    expect(seen(difference(value, pinned))).toEqual(words);
  });

  const soon = { year: 2027, quarter: 4 } as const;
  const late = { year: 2028, quarter: 1 } as const;
  test.each([
    [null, null, null],
    [late, null, ['ждать дольше', 'worse']],
    [null, soon, ['ключи раньше', 'better']],
    [late, soon, ['ждать дольше', 'worse']],
    [soon, soon, null],
  ])('keys in %o against %o', (handover, pinned, words) => {
    expect(seen(handoverDifference(handover, pinned))).toEqual(words);
  });
});
