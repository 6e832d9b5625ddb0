import { describe, expect, test } from 'vitest';
import { complexes } from '../data/complexes/index.ts';
import { generateLots } from './lots.ts';
import { priceHistoryRows } from './price-history.ts';

const lots = generateLots(complexes);
const rows = priceHistoryRows(lots, complexes);
const byLot = Map.groupBy(rows, ({ lotGuid }) => lotGuid);

describe('the price history of the demo company', () => {
  test('is the same each time', () => {
    expect(priceHistoryRows(lots, complexes)).toEqual(rows);
  });

  test('has one to six prices of every flat, but for the phase that is not on sale', () => {
    for (const { guid, buildingId } of lots) {
      const count = byLot.get(guid)?.length ?? 0;
      if (buildingId === 'severny/korpus-2') expect(count).toBe(0);
      else expect([1, 2, 3, 4, 5, 6]).toContain(count);
    }
  });

  test('runs forward in time, ends before today and never repeats a price', () => {
    for (const history of byLot.values()) {
      const days = history.map(({ since }) => since);
      expect(days).toEqual([...new Set(days)].toSorted());
      expect(days.at(-1)?.localeCompare('2026-11-15')).toBe(-1);
      history.forEach(({ price }, index) => expect(price).not.toBe(history[index - 1]?.price));
    }
  });

  test('ends with the present price, and the old one before it', () => {
    for (const { guid, price, oldPrice } of lots) {
      const history = byLot.get(guid);
      if (!history) continue;
      expect(history.at(-1)?.price).toBe(price);
      if (oldPrice) expect(history.at(-2)?.price).toBe(oldPrice);
    }
  });
});
