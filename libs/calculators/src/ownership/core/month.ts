/** A month of the calendar as a whole number: months since the year 0. */
export type Month = number;

/** @param day ISO date */
export const monthOf = (day: string): Month =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export const yearOf = (month: Month): number => Math.floor(month / 12);

/** 0 is January. */
export const monthOfYear = (month: Month): number => month % 12;

/** The last month of a quarter: a contract promises the keys by its end. */
export const endOfQuarter = ({ year, quarter }: { year: number; quarter: number }): Month =>
  year * 12 + quarter * 3 - 1;
