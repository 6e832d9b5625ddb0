import type { PriceSince } from '../../../src/modules/estate/resale-types.ts';
import { chance } from '../random.ts';

const DAY = 86_400_000;
/** The earliest of the flats on sale was offered then. */
const FIRST = Date.parse('2026-03-10');
/** No price has changed since. */
const LAST = Date.parse('2026-11-09');
/** Fifty thousand roubles in kopecks: owners name such prices. */
const STEP = 5_000_000;

/** What a flat has cost since it was offered; the last price is the one given. */
export function pricesOf(id: string, now: number): PriceSince[] {
  const start = FIRST + Math.floor(chance(`${id} offered`) * ((LAST - FIRST) * 0.8));
  const changes = Math.floor(
    chance(`${id} changes`) * Math.min(4, 1 + (LAST - start) / (50 * DAY)),
  );
  const prices = [now];
  while (prices.length <= changes) {
    const later = prices[0] ?? now;
    const falls = chance(`${id} way ${prices.length}`) < 0.8;
    const share = 0.012 + 0.03 * chance(`${id} share ${prices.length}`);
    const earlier = Math.round((later * (falls ? 1 + share : 1 - share)) / STEP) * STEP;
    prices.unshift(earlier === later ? later + STEP : earlier);
  }
  return prices.map((price, index) => ({
    since: dayOf(id, start, index, prices.length),
    price,
    reason: reasonOf(prices, index),
  }));
}

function dayOf(id: string, start: number, index: number, count: number): string {
  const step = (LAST - start) / count;
  const late = index === 0 ? 0 : 0.7 * chance(`${id} day ${index}`);
  return new Date(start + step * (index + late)).toISOString().slice(0, 10);
}

function reasonOf(prices: readonly number[], index: number): string {
  const [before, price] = [prices[index - 1], prices[index] ?? 0];
  if (before === undefined) return 'начало продажи';
  return price < before ? 'снижение цены' : 'повышение цены';
}

/** The former price, where the last change was a fall. */
export function oldPriceOf(prices: readonly PriceSince[]): number | null {
  const [before, now] = [prices.at(-2), prices.at(-1)];
  return before && now && before.price > now.price ? before.price : null;
}

/** Rounds kopecks to what an owner would name. */
export function roundPrice(price: number): number {
  return Math.round(price / STEP) * STEP;
}
