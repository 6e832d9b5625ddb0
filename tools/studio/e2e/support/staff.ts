/** A phone that nobody else in this run has. */
export const somePhone = (): string =>
  `+7 913 ${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

/** What each of the nine digits of an organisation's taxpayer number weighs in the tenth (order of the Federal Tax Service of 29.06.2012 № ММВ-7-6/435@). */
const WEIGHTS = [2, 4, 10, 3, 5, 9, 4, 6, 8];

/** A taxpayer number of an organisation that nobody else in this run has. */
export function someInn(): string {
  const nine = `78${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(nine[at]), 0);
  return `${nine}${(sum % 11) % 10}`;
}
