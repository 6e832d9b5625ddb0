import type { ResultOf } from '@m30/api/client';
import type { Handover } from '../../catalogue/lot/to-lot-card.ts';

type Delivery = ResultOf<'Cart.Get'>['delivery'][number];

const ROMAN = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const;
const LAST_DAY = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' } as const;

/** A handover as a filter of the cart; `null` is a completed building. */
export function deliveryOf(handover: Handover): Omit<Delivery, 'count'> {
  if (handover === null) return { id: 'ready', date: null, name: 'Дом сдан' };
  const { year, quarter } = handover;
  return {
    id: `${year}-${quarter}`,
    date: `${year}-${LAST_DAY[quarter]}`,
    name: `${ROMAN[quarter]}\u00a0кв.\u00a0${year}`,
  };
}

/** Filters for lots with these handovers, each once with its count, the soonest first. */
export function deliveriesOf(handovers: readonly Handover[]): Delivery[] {
  const groups = Map.groupBy(handovers.map(deliveryOf), ({ id }) => id);
  return [...groups.values()]
    .flatMap((group) => group.slice(0, 1).map((one) => ({ ...one, count: group.length })))
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}
