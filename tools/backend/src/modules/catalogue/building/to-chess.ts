import type { ResultOf } from '@m30/api/client';
import { isListed } from '../lot/listing.ts';
import type { PaymentChoice } from '../lot/payment-choice.ts';
import type { BuildingRow, ComplexRow, PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { floorsOf } from './floors-of.ts';
import { toHandover, toLotCard } from '../lot/to-lot-card.ts';

type Chess = ResultOf<'Objects.GetChess'>;
type Cell = NonNullable<Chess['sections'][number]['floors'][number]['cells'][number]>;

/**
 * A building as a chessboard.
 * @param matching ids of its flats that the filter lets pass
 */
export function toChess(
  snapshot: Snapshot,
  { complex, building }: { complex: ComplexRow; building: BuildingRow },
  matching: ReadonlySet<string>,
  terms: PaymentChoice,
): Chess {
  const lots = snapshot.byBuilding.get(building.id) ?? [];
  const toCell = (lot: PlacedLot): Cell => {
    const card = toLotCard(lot, terms.programme, terms.choice);
    const { id, number, rooms, euro, area, status, url, plan, mirrored } = card;
    const { price, oldPrice, payment, downPayment } = card;
    return {
      ...{ id, number, rooms, euro, area, price, oldPrice, payment, downPayment },
      ...{ status, url, plan, mirrored, matches: matching.has(id) },
    };
  };
  const sections = [...Map.groupBy(lots, ({ section }) => section)];
  return {
    vendor: complex.vendor,
    complexName: complex.name,
    subvendor: building.subvendor,
    buildingName: building.name,
    floors: building.floors,
    handover: toHandover(building),
    total: lots.length,
    free: lots.filter(isListed).length,
    matching: matching.size,
    sections: sections
      .toSorted(([one], [other]) => one - other)
      .map(([number, flats]) => ({ number, floors: floorsOf(flats, toCell) })),
    programme: terms.shown,
  };
}
