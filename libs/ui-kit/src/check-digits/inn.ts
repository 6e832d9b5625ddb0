const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVENTH = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const TWELFTH = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/**
 * True for a taxpayer number whose check digits agree: 10 digits of an organisation, 12 of a person.
 * A check digit is the weighted sum of the digits before it, modulo 11, modulo 10.
 * Source: order of the Federal Tax Service of 29.06.2012 № ММВ-7-6/435@.
 * @param inn digits alone
 */
export function isInn(inn: string): boolean {
  if (!/^\d+$/.test(inn) || /^0+$/.test(inn)) return false;
  if (inn.length === 10) return agrees(inn, TEN);
  return inn.length === 12 && agrees(inn, ELEVENTH) && agrees(inn, TWELFTH);
}

function agrees(inn: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(inn[index]), 0);
  return (sum % 11) % 10 === Number(inn[weights.length]);
}
