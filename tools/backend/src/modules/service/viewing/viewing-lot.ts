import type { Viewing } from '@m30/api';
import { formatArea } from '@m30/ui-kit/format';
import { bindNumbers } from '../../../kernel/words/bind-numbers.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { kindName, lotName } from '../../catalogue/lot/lot-words.ts';
import { flatName, flatPlace } from '../../catalogue/lot-sheet/flat-name.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import type { PlacedLot, PlacedRow, Snapshot } from '../../catalogue/snapshot/snapshot.ts';

/**
 * The lot that somebody wants to see.
 * @param asked its guid or its readable id
 * @throws Refused 404 where there is none, 409 where nobody sells it
 */
export function lotToShow(snapshot: Snapshot, asked: string): PlacedRow {
  const key = asked.toLowerCase();
  const lot = snapshot.lots.get(key) ?? snapshot.placed.get(key) ?? byId(snapshot, key);
  if (!lot) throw refuse(404, 'Такого объекта нет');
  if (lot.status === 'sold' || lot.status === 'closed') {
    throw refuse(409, 'Этот объект уже не\u00a0продаётся. Выберите другой в\u00a0каталоге');
  }
  return lot;
}

const byId = ({ placed }: Snapshot, key: string) =>
  [...placed.values()].find(({ id }) => id === key);

/** A lot as the page of its viewing tells it; `null` where the catalogue does not know it any more. */
export function toViewingLot(snapshot: Snapshot, guid: string): Viewing['lot'] {
  const lot = snapshot.placed.get(guid);
  const card = lot && anyLotCard(snapshot, guid);
  if (!lot || !card) return null;
  const { id, area } = lot;
  return {
    ...{ guid, id, url: card.url, price: card.price },
    title: `${isFlat(lot) ? flatName(lot) : capitalised(kindName(lot.kind))}, ${formatArea(area)}`,
    where: isFlat(lot) ? flatPlace(lot) : placeOf(lot),
    plan: 'plan' in card && typeof card.plan === 'string' ? card.plan : null,
    mirrored: 'mirrored' in card && card.mirrored === true,
  };
}

/** «квартира № 57, «Канал 9», корпус 2», for a message. */
export function lotInWords(snapshot: Snapshot, guid: string): string {
  const lot = snapshot.placed.get(guid);
  return lot ? bindNumbers(`${lotName(lot)}, ${lot.building.name.toLowerCase()}`) : '';
}

const isFlat = (lot: PlacedRow): lot is PlacedLot => lot.kind === 'flat';

const placeOf = ({ complex, building, number }: PlacedRow) =>
  bindNumbers(`«${complex.name}», ${building.name.toLowerCase()}, № ${number}`);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
