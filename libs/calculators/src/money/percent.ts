/** Percentages are read to a thousandth: 20.1 % is 20 100 parts of this whole. */
const WHOLE = 100_000;

/**
 * Share of an amount, kopecks, rounded up: what is asked as a minimum is never a kopeck short.
 *
 * Integer arithmetic throughout, because `price * 20.1 / 100` lands beside the exact kopeck.
 * @param amount whole kopecks
 * @param percent 0…100, up to three decimals
 */
export function percentOf(amount: number, percent: number): number {
  const parts = Math.round(percent * 1000);
  const wholes = Math.floor(amount / WHOLE);
  return wholes * parts + Math.ceil(((amount % WHOLE) * parts) / WHOLE);
}

/** What per cent of `amount` the `part` is, to a tenth: 2 140 248 of 10 648 000 is 20.1. */
export function shareOf(amount: number, part: number): number {
  return amount === 0 ? 0 : Math.round((part / amount) * 1000) / 10;
}
