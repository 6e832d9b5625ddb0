import { formatArea, formatNumber, formatPercent } from '@m30/ui-kit/format';
import { money, type FormulaRow } from '../money/formula.ts';
import { metrePrice } from './metre-price.ts';

/** Per cent of the area up to which a measurement changes no price: the company's term, which the law leaves to the contract (214-ФЗ, ст. 5 ч. 2). */
export const AREA_TOLERANCE = 1;

/** A contract, and what the building was measured to be. */
export interface MeasuredArea {
  /** Price of the contract, kopecks. */
  price: number;
  /** m² of the contract and of the measurement, of two decimals at most. */
  area: number;
  measured: number;
}

/** What an additional agreement about an area is about. */
export interface AreaSettlement {
  /** m²; below 0 where it is smaller than was sold. */
  difference: number;
  /** m² that the difference has to exceed. */
  threshold: number;
  /** A m² by the contract, kopecks. */
  metre: number;
  /** Kopecks: the buyer's where above 0, the developer's where below; 0 within the threshold. */
  due: number;
}

/**
 * What a measurement changes: beyond the tolerance the whole difference at the contract's price of a m², rounded half away from zero to a kopeck.
 * @throws RangeError for an area that is not above 0
 */
export function settleArea({ price, area, measured }: MeasuredArea): AreaSettlement {
  if (!(area > 0 && measured > 0)) throw new RangeError('an area is above zero');
  const [sold, found] = [hundredths(area), hundredths(measured)];
  const metre = metrePrice(price, area, 'contract');
  const apart = found - sold;
  const beyond = Math.abs(apart) * 100 > sold * AREA_TOLERANCE;
  const due = beyond ? Math.sign(apart) * Math.round((Math.abs(apart) * metre) / 100) : 0;
  return { difference: apart / 100, threshold: thresholdOf(area), metre, due };
}

/** m² that a measurement may differ by without changing the price. */
export const thresholdOf = (area: number): number => Math.round(area * AREA_TOLERANCE) / 100;

/** How the sum of an additional agreement comes about, ready to print. */
export function settlementFormula(contract: MeasuredArea): FormulaRow[] {
  const { area, measured } = contract;
  const { difference, threshold, metre, due } = settleArea(contract);
  const apart = formatNumber(Math.abs(difference), 2);
  return [
    ['Разница', `${formatArea(measured)} − ${formatArea(area)} = ${signed(difference)}\u00a0м²`],
    [
      'Порог',
      `${formatArea(area)} × ${formatPercent(AREA_TOLERANCE)} = ${formatNumber(threshold, 2)}\u00a0м²`,
    ],
    due === 0
      ? ['Доплата', 'разница не\u00a0превышает порога, цена прежняя']
      : [
          due > 0 ? 'Доплата' : 'Возврат',
          `${apart}\u00a0м² × ${money(metre)} = ${money(Math.abs(due))}`,
        ],
  ];
}

const signed = (value: number) => `${value < 0 ? '−' : ''}${formatNumber(Math.abs(value), 2)}`;

const hundredths = (area: number) => Math.round(area * 100);
