/** A tick of the calendar under the banner, labelled by its month. */
export interface LineMonth {
  /** From the left edge, per cent. */
  at: number;
  name: string;
  /** Begins a year. */
  isYear: boolean;
}

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const LENGTH = 12;

/** Twelve months from `2026-11`; January says its year. */
export function lineMonths(from: string): LineMonth[] {
  const [year = 0, first = 1] = from.split('-').map(Number);
  return Array.from({ length: LENGTH }, (_, index) => {
    const month = (first - 1 + index) % 12;
    const isYear = month === 0;
    const name = `${MONTHS[month]}${isYear ? ` ${year + (index > 0 ? 1 : 0)}` : ''}`;
    return { at: (index / LENGTH) * 100, name, isYear };
  });
}

/** Where a calendar date stands on the line, per cent from its left edge; `null` where it is not on it. */
export function placeOnLine(from: string, date: string): number | null {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const [ofYear = 0, ofMonth = 1, ofDay = 1] = date.split('-').map(Number);
  const days = new Date(Date.UTC(ofYear, ofMonth, 0)).getUTCDate();
  const months = (ofYear - year) * 12 + ofMonth - month + (ofDay - 1) / days;
  return months >= 0 && months <= LENGTH ? (months / LENGTH) * 100 : null;
}
