import type { ResultOf } from '@m30/api/client';
import { termsOf, type PaymentFilter } from '../facet-index/facet/payment.ts';
import type { BuildingRow, PlacedLot, ProgrammeRow } from '../snapshot/snapshot.ts';

type Result = ResultOf<'Objects.GetLots'>;
export type LotCard = Result['lots'][number];
export type Handover = LotCard['handover'];
export type Programme = Result['programme'];

/** The contract's handover; `null` where the building is completed. */
export function toHandover({
  handoverYear,
  handoverQuarter,
}: Pick<BuildingRow, 'handoverYear' | 'handoverQuarter'>): Handover {
  if (handoverYear === null || !isQuarter(handoverQuarter)) return null;
  return { year: handoverYear, quarter: handoverQuarter };
}

function isQuarter(value: number | null): value is 1 | 2 | 3 | 4 {
  return value !== null && value >= 1 && value <= 4;
}

/** A programme without what only the database needs. */
export function toProgramme(row: ProgrammeRow): Programme {
  const { name, rate, downPayment, term, maxLoan, disclaimer, actualAt } = row;
  const [cost, lenders] = [{ from: row.costFrom, to: row.costTo }, [...row.lenders]];
  return { name, rate, cost, lenders, downPayment, term, maxLoan, disclaimer, actualAt };
}

/** Address of a lot on the site. */
export function lotUrl(lot: PlacedLot): string {
  return `/obekty/${lot.complex.vendor}/${lot.building.subvendor}/${lot.id}`;
}

/** A price is shown while a lot can still become somebody's; sold and closed ones have none. */
export function hasPrice({ status }: PlacedLot): boolean {
  return status !== 'sold' && status !== 'closed';
}

/**
 * What a lot looks like in a list.
 * @param programme the one that the payment is counted by
 * @param choice term and down payment, where a buyer has said them
 */
export function toLotCard(
  lot: PlacedLot,
  programme: ProgrammeRow,
  choice: PaymentFilter = {},
): LotCard {
  const { complex, building, plan } = lot;
  const priced = hasPrice(lot);
  const terms = priced ? termsOf(lot.price, programme, choice) : null;
  return {
    id: lot.id,
    number: String(lot.number),
    kind: lot.kind,
    status: lot.status,
    url: lotUrl(lot),
    vendor: complex.vendor,
    complexName: complex.name,
    subvendor: building.subvendor,
    buildingName: building.name,
    section: lot.section,
    floor: lot.floor,
    floors: building.floors,
    rooms: lot.rooms,
    euro: lot.euro,
    area: lot.area,
    price: priced ? lot.price : null,
    oldPrice: priced ? lot.oldPrice : null,
    payment: terms && terms.payment,
    downPayment: terms && terms.downPayment,
    plan: plan.drawing,
    mirrored: lot.mirrored,
    handover: toHandover(building),
  };
}
