import { expect, test } from 'vitest';
import { simulateOrders, type SimReport } from './simulate-orders.ts';

/** The long run has 10,000. */
const SEEDS = Number(process.env['ORDER_SEEDS'] ?? 200);

const isSome = (count: number) => count > 0;

test(
  'random buyers, payments, crashes and clocks break nothing',
  async () => {
    const reports: SimReport[] = [];
    for (let seed = 1; seed <= SEEDS; seed++) reports.push(await simulateOrders(seed));
    expect(reports.flatMap(({ broken }) => broken).slice(0, 5)).toEqual([]);
    const total = (of: (report: SimReport) => number) =>
      reports.reduce((sum, report) => sum + of(report), 0);
    // A run in which nothing happens proves nothing.
    expect(total(({ finished }) => finished)).toBeGreaterThan(SEEDS / 40);
    expect(total(({ sales }) => sales)).toBeGreaterThan(0);
    expect(total(({ finished, sales }) => finished - sales)).toBeGreaterThan(0);
    expect(total(({ lent }) => lent)).toBeGreaterThan(0);
    expect(total(({ together }) => together)).toBeGreaterThan(0);
    expect(total(({ sets }) => sets)).toBeGreaterThan(0);
    for (const kind of ['full', 'mortgage', 'instalment', 'trade-in', 'capital'] as const) {
      expect([kind, total(({ paid }) => paid[kind])]).toEqual([kind, expect.toSatisfy(isSome)]);
    }
    expect(total(({ inParts }) => inParts)).toBeGreaterThan(0);
    expect(total(({ joint }) => joint)).toBeGreaterThan(0);
    expect(total(({ families }) => families)).toBeGreaterThan(0);
    expect(total(({ represented }) => represented)).toBeGreaterThan(0);
    expect(total(({ returned }) => returned)).toBeGreaterThan(0);
    expect(total(({ refunds }) => refunds)).toBeGreaterThan(SEEDS / 2);
    expect(total(({ crashes }) => crashes)).toBeGreaterThan(SEEDS);
    expect(total(({ conflicts }) => conflicts)).toBeGreaterThan(SEEDS);
  },
  60_000 + SEEDS * 400,
);

test('the same seed does the same', async () => {
  expect(await simulateOrders(7)).toEqual(await simulateOrders(7));
});
