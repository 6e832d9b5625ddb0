/** Months since the year 0. */
const indexOf = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** First day of the last month of a quarter, ISO: a contract promises the keys by its end. */
export const lastMonthOf = ({ year, quarter }: { year: number; quarter: number }): string =>
  `${year}-${String(quarter * 3).padStart(2, '0')}-01`;

/** @returns months from the first to the second, below 0 where it is earlier */
export const monthsBetween = (from: string, to: string): number => indexOf(to) - indexOf(from);
