import type { ResultOf } from '@m30/api/client';
import { metrePrice } from '@m30/calculators/area';
import { termsOf } from '../facet-index/facet/payment.ts';
import type { Catalogue } from './catalogue.ts';
import { interiorsOfFlat } from '../../media/interiors.ts';
import { FINISHES } from '../../estate/finish.ts';
import { summerRooms } from '../../estate/summer-rooms.ts';
import { findFacade } from './find-facade.ts';
import { findSimilar } from './find-similar.ts';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { hasPrice, toLotCard, toProgramme } from './to-lot-card.ts';
import { paymentChoice, type PaymentChoice } from './payment-choice.ts';

/** All but what its drawing says. */
type Lot = Omit<ResultOf<'Objects.GetLot'>, 'planSheet'>;

/**
 * The page of a lot; a sold one has it too.
 * @param terms what its payments, and those of flats like it, are counted by
 */
export function toLot(
  catalogue: Catalogue,
  lot: PlacedLot,
  { programme, choice }: Pick<PaymentChoice, 'programme' | 'choice'> = paymentChoice(
    catalogue.snapshot,
    {},
  ),
): Lot {
  const { snapshot } = catalogue;
  return {
    ...toLotCard(lot, programme, choice),
    guid: lot.guid,
    labelledPlan: labelledPlan(lot),
    livingArea: lot.livingArea,
    kitchenArea: lot.kitchenArea,
    balconyArea: lot.balconyArea,
    summer: summerRooms(lot),
    ceiling: lot.ceiling,
    bathrooms: lot.bathrooms,
    finish: FINISHES[lot.finish],
    ...interiorsOf(snapshot, lot),
    sides: lot.sides,
    roomList: lot.plan.roomList,
    pricePerMetre: hasPrice(lot) ? metrePrice(lot.price, lot.area, 'page') : null,
    address: lot.complex.address,
    coordinate: [lot.complex.lat, lot.complex.lon],
    facade: findFacade(snapshot, lot),
    onFloor: countFloor(snapshot, lot),
    priceHistory: hasPrice(lot) ? priceHistory(snapshot, lot) : [],
    similar: findSimilar(catalogue, lot).map((one) => toLotCard(one, programme, choice)),
    programme: toProgramme(programme),
    months: hasPrice(lot) ? termsOf(lot.price, programme, choice).months : null,
  };
}

function interiorsOf({ pictures }: Snapshot, { finish, rooms, complex }: PlacedLot) {
  const count = rooms === 'studio' ? 0 : Number(rooms);
  const interiors = interiorsOfFlat(pictures, { finish, rooms: count }, complex.finishSet);
  return interiors && { interiors };
}

/** Path of the drawing with words, flipped where the flat is. */
export function labelledPlan({ plan, mirrored }: PlacedLot): string {
  return mirrored ? plan.labelledDrawing.replace(/\.svg$/, '-flipped.svg') : plan.labelledDrawing;
}

function priceHistory({ content }: Snapshot, { guid }: PlacedLot): Lot['priceHistory'] {
  const rows = content.prices.get(guid) ?? [];
  return rows.map(({ since, price, reason }) => ({ from: since, price, reason }));
}

function countFloor(snapshot: Snapshot, lot: PlacedLot): Lot['onFloor'] {
  const neighbours = (snapshot.byBuilding.get(lot.buildingId) ?? []).filter(
    ({ section, floor, kind }) =>
      section === lot.section && floor === lot.floor && kind === lot.kind,
  );
  return {
    total: neighbours.length,
    free: neighbours.filter(({ status }) => status === 'free').length,
  };
}
