import { formatMoney, formatNumber, formatPercent } from '@m30/ui-kit/format';
import type { NumberNotation } from './RulerField.tsx';

/** Kopecks, typed in whole roubles. */
export const money: NumberNotation = {
  unit: '₽',
  scale: 100,
  write: (kopecks) => formatNumber(Math.round(kopecks / 100)),
  say: (kopecks) => formatMoney(kopecks),
};

/** Kopecks, typed to the kopeck. */
export const exactMoney: NumberNotation = {
  ...money,
  write: (kopecks) =>
    formatMoney(kopecks, { fractionDigits: kopecks % 100 === 0 ? 0 : 2 }).slice(0, -2),
};

/** Per cent. */
export const percent: NumberNotation = {
  unit: '%',
  scale: 1,
  write: (value) => formatNumber(value, 3),
  say: (value) => formatPercent(value),
};

/** Whole roubles of an amount: kopecks of a payment say nothing to a reader. */
export const roubles = (kopecks: number) => Math.round(kopecks / 100) * 100;
