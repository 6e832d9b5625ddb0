/** A month of the calendar as a whole number: year × 12 + month from 0. */
export type Month = number;

/** A house that the company has handed over, as its record has it. */
export interface PastHouse {
  name: string;
  /** Month that the first figure of `done` is of. */
  begun: Month;
  /** Readiness at the end of each month since then, whole per cent; never falls, and ends with 100. */
  done: readonly number[];
  /** Last month by which the contracts promised the keys. */
  promised: Month;
  /** Month in which the keys were given. */
  keys: Month;
}

/** What past houses tell of the next one. */
export interface Experience {
  houses: readonly PastHouse[];
  /** How much of a building's own pace counts, 0…1; the rest is the usual one. */
  weight: number;
}

/** Readiness of a building at the end of a month. */
export interface Observation {
  month: Month;
  /** Whole per cent. */
  done: number;
}

/** @param day ISO date */
export const monthOf = (day: string): Month =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** First day of a month, ISO. */
export const dayOf = (month: Month): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** The last month of a quarter: a contract promises the keys by its end. */
export const endOfQuarter = (year: number, quarter: number): Month => year * 12 + quarter * 3 - 1;

/** The quarter that a month lies in. */
export const quarterOf = (month: Month) => ({
  year: Math.floor(month / 12),
  quarter: QUARTERS[Math.floor((month % 12) / 3)] ?? 4,
});

const QUARTERS = [1, 2, 3, 4] as const;

/** Whether a house can be compared with: begun, never back, ended, and its keys not given before. */
export const isWhole = ({ begun, done, keys }: PastHouse): boolean =>
  done.length >= 12 &&
  done.at(-1) === 100 &&
  (done[0] ?? 0) > 0 &&
  done.every((now, at) => now >= (done[at - 1] ?? 0)) &&
  keys >= begun + done.length - 1;
