import type { LotView } from '../data/lot.server.ts';

type History = LotView['priceHistory'];

/** Prices for a chart: a name and kopecks for each month. */
export interface MonthlyPrices {
  labels: string[];
  values: number[];
}

/** Months that a chart shows at most: what was before them says little to a buyer. */
const MOST = 18;

const NAMES = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/**
 * The price that held at the end of each month, the last one being that of today.
 * @param today ISO day
 */
export function priceByMonth(history: History, today: string): MonthlyPrices {
  const [first] = history;
  if (!first) return { labels: [], values: [] };
  const last = monthOf(today);
  const months: number[] = [];
  for (let month = Math.max(monthOf(first.from), last - MOST + 1); month <= last; month++) {
    months.push(month);
  }
  return {
    labels: months.map((month) => `${NAMES[month % 12] ?? ''} ${Math.floor(month / 12)}`),
    values: months.map((month) => priceIn(history, month) ?? first.price),
  };
}

const priceIn = (history: History, month: number) =>
  history.findLast(({ from }) => monthOf(from) <= month)?.price;

/** Months since the year 0. */
function monthOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 12 + month - 1;
}
