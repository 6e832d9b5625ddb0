import type { ResultOf } from '@m30/api/client';
import { termsOf } from '../facet-index/facet/payment.ts';
import type { PaymentChoice } from './payment-choice.ts';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';

type PlanGroup = ResultOf<'Objects.GetPlans'>['plans'][number];

/** Lots by flat type, each where its first lot stands; payments fall with prices. */
export function toPlanGroups(
  { complexes }: Snapshot,
  lots: readonly PlacedLot[],
  { programme, choice }: PaymentChoice,
): PlanGroup[] {
  return [...Map.groupBy(lots, ({ plan }) => plan)].map(([plan, same]) => {
    const priceFrom = lowest(same);
    const terms = termsOf(priceFrom, programme, choice);
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
      paymentFrom: terms.payment,
      downPaymentFrom: terms.downPayment,
      complexes: complexes.flatMap(({ vendor, name }) => {
        const here = places.get(vendor);
        return here ? [{ vendor, name, count: here.length, priceFrom: lowest(here) }] : [];
      }),
    };
  });
}

/** Lowest price of some lots, kopecks. */
function lowest(lots: readonly PlacedLot[]): number {
  return lots.reduce((least, { price }) => Math.min(least, price), Infinity);
}
