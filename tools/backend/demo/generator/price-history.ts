import type { lots } from '../../src/modules/estate/objects.table.ts';
import type { priceHistory } from '../../src/modules/estate/object-content.table.ts';
import type { ComplexSeed, HandoverSeed } from '../data/types.ts';
import { buildingId } from './names.ts';
import { chance } from './random.ts';

type LotRow = typeof lots.$inferInsert;
type Row = typeof priceHistory.$inferInsert;

const DAY = 86_400_000;
/** Sales begin so long before the keys, days. */
const LEAD = 900;
/** Where a house is completed its sales began here. */
const COMPLETED = '2024-03-04';
/** No price has changed since. */
const LAST = Date.parse('2026-11-09');
/** A discount holds from one of the first days of the autumn offers. */
const DISCOUNT_FROM = '2026-10-15';
/** Thousand roubles in kopecks. */
const THOUSAND = 100_000;

/** What every flat on sale has cost: one to six prices, the last one its present price. */
export function priceHistoryRows(
  flats: readonly LotRow[],
  complexes: readonly ComplexSeed[],
): Row[] {
  const starts = salesStarts(complexes);
  return flats.flatMap((lot) => {
    const start = starts.get(lot.buildingId);
    return start === undefined ? [] : historyOf(lot, start);
  });
}

/** First day of sales by building, milliseconds; phases that are not on sale have none. */
function salesStarts(complexes: readonly ComplexSeed[]): ReadonlyMap<string, number> {
  return new Map(
    complexes.flatMap((complex) =>
      complex.buildings
        .filter(({ onSale }) => onSale !== false)
        .map((building) => {
          const id = buildingId(complex, building);
          const spread = Math.floor(chance(`${id} sales`) * 60);
          return [id, startBefore(building.handover) + spread * DAY] as const;
        }),
    ),
  );
}

function startBefore(handover: HandoverSeed): number {
  if (handover === null) return Date.parse(COMPLETED);
  const keys = Date.UTC(handover[0], handover[1] * 3 - 1, 1);
  // The latest phases opened this spring.
  return Math.min(keys - LEAD * DAY, Date.parse('2026-04-06'));
}

function historyOf(lot: LotRow, start: number): Row[] {
  const { guid: lotGuid, id } = lot;
  const full = lot.oldPrice ?? lot.price;
  const end = lot.oldPrice ? Date.parse(DISCOUNT_FROM) - 30 * DAY : LAST;
  const count = 1 + Math.floor(chance(`${id} changes`) * (lot.oldPrice ? 5 : 6));
  const days = changeDays(id, start, end, count);
  const prices = pricesUpTo(full, id, days.length);
  const rows = days.map((since, index) => ({
    lotGuid,
    since: isoDate(since),
    price: prices[index] ?? full,
    reason: index === 0 ? 'старт продаж' : reasonOf(prices, index),
  }));
  return lot.oldPrice
    ? [...rows, { lotGuid, since: DISCOUNT_FROM, price: lot.price, reason: 'скидка' }]
    : rows;
}

/** Days on which the price changed, the first of sales included; weeks lie between them. */
function changeDays(id: string, start: number, end: number, count: number): number[] {
  const step = (end - start) / count;
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? start : start + step * (index + 0.7 * chance(`${id} day ${index}`)),
  );
}

/** Prices that rise by one to five per cent, now and then fall a little, and end with the last. */
function pricesUpTo(last: number, id: string, count: number): number[] {
  const backwards = [last];
  while (backwards.length < count) {
    const later = backwards.at(-1) ?? last;
    const share = chance(`${id} step ${backwards.length}`);
    const growth = share < 0.12 ? -0.02 : 0.012 + 0.036 * share;
    backwards.push(Math.round(later / (1 + growth) / THOUSAND) * THOUSAND);
  }
  return backwards.reverse();
}

function reasonOf(prices: readonly number[], index: number): string {
  return (prices[index] ?? 0) > (prices[index - 1] ?? 0) ? 'плановое повышение' : 'снижение цены';
}

const isoDate = (moment: number) => new Date(moment).toISOString().slice(0, 10);
