import type { AnyLotCard } from '@m30/api';
import { formatArea, formatMoney } from '@m30/ui-kit/format';

const STATUS = {
  free: null,
  held: 'забронирована',
  reserved: 'резерв',
  sold: 'продана',
  closed: 'не в продаже',
} as const;

/** What a found lot is called: «Квартира № 57, 2-комнатная, 58,4 м²». */
export function lotTitle(card: AnyLotCard): string {
  const name = `${NAMES[card.kind]}\u00a0№\u00a0${card.number}`;
  const rooms = card.kind === 'flat' ? roomsOf(card) : null;
  return [name, rooms, formatArea(card.area)].filter((word) => word !== null).join(', ');
}

/** Where it is and what it costs, or why it cannot be bought. */
export function lotNote(card: AnyLotCard): string {
  const { complexName, buildingName, floor, status, price } = card;
  return [
    `«${complexName}», ${buildingName.toLowerCase()}, этаж\u00a0${floor}`,
    ...(price === null ? [] : [formatMoney(price)]),
    ...(STATUS[status] ? [STATUS[status]] : []),
  ].join(' · ');
}

const NAMES = {
  flat: 'Квартира',
  commercial: 'Помещение',
  parking: 'Машино-место',
  storage: 'Кладовая',
} as const;

function roomsOf({ rooms, euro }: { rooms: string; euro: boolean }): string {
  if (rooms === 'studio') return 'студия';
  return `${euro ? 'евро' : ''}${rooms}\u2060-\u2060комнатная`.replace(/^евро/, 'евро-');
}
