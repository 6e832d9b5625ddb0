import type { AnyLotCard } from '@m30/api';
import type { ContractKind } from './types.ts';
import { lowered } from '../../../kernel/words/first-letter.ts';

/** What a contract of a kind is called. */
export const CONTRACT_TITLES: Readonly<Record<ContractKind, string>> = {
  ddu: 'Договор участия в\u00a0долевом строительстве',
  hold: 'Договор бронирования',
  sale: 'Договор купли-продажи',
  parking: 'Договор на\u00a0машино-место',
  addendum: 'Дополнительное соглашение',
};

/** Whether a contract is the one that the lot of an order is sold by. */
export const isDeal = ({
  kind,
  orderGuid,
}: {
  kind: ContractKind;
  orderGuid: string | null;
}): boolean => orderGuid !== null && (kind === 'ddu' || kind === 'sale');

const ROOMS = {
  studio: 'студия',
  1: 'однокомнатная',
  2: 'двухкомнатная',
  3: 'трёхкомнатная',
  4: 'четырёхкомнатная',
} as const;

const KINDS = { commercial: 'Помещение', parking: 'Машино-место', storage: 'Кладовая' } as const;

/** «63,6 м²». */
const squareMetres = (area: number) => `${area.toLocaleString('ru-RU')}\u00a0м²`;

/** What a lot is: «Квартира № 57, двухкомнатная, 63,6 м²». */
export function lotTitle(lot: AnyLotCard): string {
  if (lot.kind !== 'flat')
    return `${KINDS[lot.kind]} №\u00a0${lot.number}, ${squareMetres(lot.area)}`;
  const rooms = lot.euro && lot.rooms !== 'studio' ? `евро${ROOMS[lot.rooms]}` : ROOMS[lot.rooms];
  return `Квартира №\u00a0${lot.number}, ${rooms}, ${squareMetres(lot.area)}`;
}

/** Where it lies: «Канал 9, корпус 2, этаж 7». */
export function lotPlace({ complexName, buildingName, floor }: AnyLotCard): string {
  const building = lowered(buildingName);
  // A floor below the ground has a minus, not a hyphen.
  return `${complexName}, ${building}, этаж\u00a0${String(floor).replace('-', '−')}`;
}

/** «•••• 4417»: the last four digits of an account. */
export const maskAccount = (account: string): string | null => {
  const digits = account.replace(/\D/g, '');
  return digits.length >= 12 ? `•••• ${digits.slice(-4)}` : null;
};
