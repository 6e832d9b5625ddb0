import fc from 'fast-check';
import type { Observation, PastHouse } from './past-house.ts';

/** A house whose readiness grows by these shares, a month each. */
export function houseOf(name: string, growth: readonly number[], slip = 0): PastHouse {
  const sum = growth.reduce((all, one) => all + one, 0);
  let grown = 0;
  const done = growth.map((one) => Math.max(1, Math.floor(((grown += one) / sum) * 100 + 1e-9)));
  const keys = 24_000 + growth.length;
  return { name, begun: 24_000, done, keys, promised: keys - slip };
}

/** A house that went steadily for so many months. */
export const steady = (months: number, slip = 0): PastHouse =>
  houseOf(
    `${months} months`,
    Array.from({ length: months }, () => 1),
    slip,
  );

/** Records of eight to twelve houses that went by fits and starts. */
export const someRecord: fc.Arbitrary<PastHouse[]> = fc.array(
  fc
    .array(fc.integer({ min: 1, max: 9 }), { minLength: 20, maxLength: 32 })
    .map((growth) => houseOf('a house', growth)),
  { minLength: 8, maxLength: 12 },
);

/** Months of a building that grows, from 6 up to 18 of them. */
export const someMonths: fc.Arbitrary<Observation[]> = fc
  .array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 18 })
  .map((growth) => {
    let done = 1;
    return growth.map((by, at) => ({ month: 24_300 + at, done: (done += by) }));
  });
