import { metrePrice } from '@m30/calculators/area';
import type { ResultOf } from '@m30/api/client';
import type { Services } from '../../../kernel/services.ts';
import { FINISHES } from '../../estate/finish.ts';
import { walksOf } from '../../catalogue/snapshot/nearby.ts';
import { sunHours, viewFacts } from '../../catalogue/light/core/light-facts.ts';
import { labelledPlan } from '../../catalogue/lot/to-lot.ts';
import { planSheet } from '../../catalogue/lot/plan-sheet.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { findHolds, statusAt } from '../hold/find-holds.ts';

type Compared = ResultOf<'Content.GetPageCompare'>['elements'][number];

type Parts = Pick<Services, 'catalogue' | 'clock' | 'db' | 'media'>;

/** Lots with all that is compared of them, as they are at this moment, by their guids and in that order; unknown ones are left out. */
export async function comparedLots(
  services: Parts,
  guids: readonly string[],
): Promise<ReadonlyMap<string, Compared>> {
  const holds = await findHolds(services.db, guids);
  const now = services.clock();
  return new Map(
    guids.flatMap((guid) => {
      const lot = toCompared(services, guid);
      if (!lot) return [];
      return [[guid, { ...lot, status: statusAt(lot.status, holds.get(guid), now) }] as const];
    }),
  );
}

function toCompared({ catalogue: { snapshot }, media }: Parts, guid: string): Compared | null {
  const card = anyLotCard(snapshot, guid);
  const placed = snapshot.placed.get(guid);
  if (!card || !placed) return null;
  const { complex } = placed;
  const compared = {
    coordinate: [complex.lat, complex.lon] satisfies [number, number],
    metro: complex.metro,
    nearby: walksOf(snapshot.content, complex.vendor),
    // Rounded to a rouble, as on the page of the lot.
    pricePerMetre: card.price === null ? null : metrePrice(card.price, card.area, 'page'),
  };
  if (card.kind === 'commercial') return { ...card, ...compared };
  if (card.kind !== 'flat') return { ...card, ...compared };
  const flat = snapshot.byGuid.get(guid);
  if (!flat) return null;
  const { livingArea, kitchenArea, balconyArea, ceiling, bathrooms, sides } = flat;
  const facts = { livingArea, kitchenArea, balconyArea, ceiling, bathrooms, sides };
  const light = { sun: sunHours(flat.light), ...viewFacts(flat.light) };
  const sheet = planSheet(media, { labelledPlan: labelledPlan(flat), sides });
  return {
    ...card,
    ...compared,
    ...facts,
    ...light,
    finish: FINISHES[flat.finish],
    planSheet: sheet,
  };
}
