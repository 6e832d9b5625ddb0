import { formatDate, formatMoney, formatNumber } from '@m30/ui-kit/format';

/** «12 084 000 ₽», with kopecks where there are some. */
export const money = (kopecks: number): string =>
  formatMoney(kopecks, { fractionDigits: kopecks % 100 === 0 ? 0 : 2 });

/** «4,5 м²», exact to the hundredth. */
export const metres = (area: number): string => `${formatNumber(area, 2)}\u00a0м²`;

/** «31 марта 2028 года». */
export const day = (iso: string): string => `${formatDate(iso)}\u00a0года`;

/** Sum of areas; the hundredths are exact. */
export const sumOf = (areas: readonly number[]): number =>
  areas.reduce((sum, area) => sum + Math.round(area * 100), 0) / 100;
