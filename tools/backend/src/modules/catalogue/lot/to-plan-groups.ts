import type { ResultOf } from '@m30/api/client';
import { termsOf } from '../facet-index/facet/payment.ts';
import type { PaymentChoice } from './payment-choice.ts';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';

type PlanGroup = ResultOf<'Objects.GetPlans'>['plans'][number];

/** Lots by flat type, each where its first lot stands; payments fall with prices. */
export function toPlanGroups(
  { complexes }: Snapshot,
  lots: readonly PlacedLot[],
  choice: PaymentChoice,
): PlanGroup[] {
  return [...Map.groupBy(lots, ({ plan }) => plan)].map(([plan, same]) => {
    const priceFrom = lowest(same);
    const areas = same.map(({ area }) => area);
    const places = Map.groupBy(same, ({ complex }) => complex.vendor);
    return {
      id: plan.id,
      title: plan.title,
      rooms: plan.rooms,
      euro: plan.euro,
      plan: plan.drawing,
      areaFrom: areas.reduce((least, area) => Math.min(least, area)),
      areaTo: areas.reduce((most, area) => Math.max(most, area)),
      count: same.length,
      priceFrom,
      ...paidFrom(priceFrom, choice),
      complexes: complexes.flatMap(({ vendor, name }) => {
        const here = places.get(vendor);
        if (!here) return [];
        const from = lowest(here);
        return [{ vendor, name, count: here.length, priceFrom: from, ...paidFrom(from, choice) }];
      }),
    };
  });
}

/** What the cheapest of some lots costs a month, and at first, kopecks. */
function paidFrom(price: number, { programme, choice }: PaymentChoice) {
  const { payment, downPayment } = termsOf(price, programme, choice);
  return { paymentFrom: payment, downPaymentFrom: downPayment };
}

/** Lowest price of some lots, kopecks. */
function lowest(lots: readonly PlacedLot[]): number {
  return lots.reduce((least, { price }) => Math.min(least, price), Infinity);
}
