import { formatArea } from '@m30/ui-kit/format';
import { money, type FormulaRow } from '../money/formula.ts';

/** What a m² is told to: a contract to the kopeck, a page to the rouble; kopecks. */
const STEPS = { contract: 1, page: 100 } as const;

export type MetrePriceUse = keyof typeof STEPS;

/**
 * Price of a m²: `price ÷ area`, rounded half up to what it is told to.
 * @param price kopecks
 * @param area m², above 0
 * @returns kopecks
 */
export const metrePrice = (price: number, area: number, use: MetrePriceUse): number =>
  Math.round(price / STEPS[use] / area) * STEPS[use];

/** How the price of a m² comes about, ready to print. */
export const metrePriceFormula = (price: number, area: number, use: MetrePriceUse): FormulaRow => [
  'Цена за\u00a0м²',
  `${money(price)} ÷ ${formatArea(area)} = ${money(metrePrice(price, area, use))}, до\u00a0${use === 'page' ? 'рубля' : 'копейки'}`,
];
