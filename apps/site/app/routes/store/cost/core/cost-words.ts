import { formatMillions, formatMoney, formatNumber } from '@m30/ui-kit/format';
import type { FlatCost } from './cost-of.ts';

/** Columns of the years, in the order of the table and of the chart. */
export const COST_COLUMNS = [
  { key: 'start', label: 'Взнос и\u00a0сделка' },
  { key: 'loan', label: 'Ипотека' },
  { key: 'rent', label: 'Аренда до\u00a0ключей' },
  { key: 'fitOut', label: 'Отделка и\u00a0мебель' },
  { key: 'running', label: 'Содержание, страховка, налог' },
  { key: 'deduction', label: 'Вычет, возвращается' },
] as const;

/** Names and figures that sum the years up. */
export function summaryOf(cost: FlatCost): [name: string, value: string][] {
  const { year } = cost.total;
  return [
    ['Платёж в\u00a0месяц', formatMoney(cost.payment)],
    ['Первый взнос', formatMoney(cost.downPayment)],
    ['Проценты банку', formatMoney(cost.interest)],
    ['Вернётся вычетом', formatMoney(-cost.total.deduction)],
    [`Квартира в\u00a0конце ${year}`, formatMillions(cost.worth)],
    [`Долг банку в\u00a0конце ${year}`, formatMillions(cost.debt)],
    ['Останется вам', formatMillions(cost.worth - cost.debt)],
  ];
}

/** From which year on buying pays. */
export function breakEvenWords({
  against: { breakEven, years },
}: Pick<FlatCost, 'against'>): string {
  const last = years.at(-1);
  if (!last) return '';
  const by = formatMillions(Math.abs(last.buy - last.rent));
  return breakEven === null
    ? `До\u00a0конца ${last.year}\u00a0года выгоднее снимать: на\u00a0руках останется на\u00a0${by} больше.`
    : `С\u00a0${breakEven}\u00a0года выгоднее купить; к\u00a0концу ${last.year}\u00a0года на\u00a0руках останется на\u00a0${by} больше.`;
}

/** Millions with two decimals, «10,45». */
export const inMillions = (kopecks: number): string =>
  (kopecks / 1e8).toFixed(2).replace('.', ',').replace('-', '−\u00a0');

/** A sum of a column whose head says the unit; nothing is a dash. */
export const inRoubles = (kopecks: number): string =>
  kopecks === 0
    ? '—'
    : `${kopecks < 0 ? '−\u00a0' : ''}${formatNumber(Math.round(Math.abs(kopecks) / 100))}`;
