import { taxBack } from '../../deduction/index.ts';

export interface DeductionInput {
  /** Kopecks. */
  price: number;
  owners: number;
  /** Income tax of all owners a year, kopecks: no more of it comes back. */
  incomeTax: number;
  /** Year of the keys: from it on there is a right. */
  from: number;
  /** Last year that is counted. */
  until: number;
  /** Interest paid through the end of a year, kopecks. */
  interestThrough: (year: number) => number;
}

/**
 * Tax that comes back, by the year in which it is paid out: the one after the year that it is for (НК РФ, ст. 220). What the tax of a year does not
 * reach for waits for the next.
 * @returns kopecks
 */
export function deductionByYear(input: DeductionInput): ReadonlyMap<number, number> {
  const { price, owners, incomeTax, from, until, interestThrough } = input;
  const all = (spent: number, kind: 'purchase' | 'interest') =>
    owners * taxBack(Math.floor(spent / owners), kind);
  const paid = new Map<number, number>();
  let back = 0;
  for (let year = from; year < until; year += 1) {
    const right = all(price, 'purchase') + all(interestThrough(year), 'interest');
    const now = Math.max(0, Math.min(incomeTax, right - back));
    back += now;
    if (now > 0) paid.set(year + 1, now);
  }
  return paid;
}
