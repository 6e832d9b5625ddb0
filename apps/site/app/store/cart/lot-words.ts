import type { ResultOf } from '@m30/api/client';
import { formatArea, formatQuarter } from '@m30/ui-kit/format';
import { roomsTitle } from '../objects/lot-title.ts';

/** A lot of any kind, as the cart holds it. */
export type AnyLot = ResultOf<'Cart.Get'>['products'][number]['lot'];

type Named = Pick<AnyLot, 'complexName' | 'buildingName' | 'area' | 'number'> & KindOf;
type KindOf =
  | Pick<Extract<AnyLot, { kind: 'flat' }>, 'kind' | 'rooms' | 'euro'>
  | { kind: Exclude<AnyLot['kind'], 'flat'> };

const KINDS = {
  commercial: 'помещение',
  parking: 'парковочное место',
  storage: 'кладовая',
} as const;

/** What a lot is: «2-комнатная», «помещение». */
function kindWords(lot: KindOf): string {
  return lot.kind === 'flat' ? roomsTitle(lot).toLowerCase() : KINDS[lot.kind];
}

/** «2-комнатная», «Кладовая». */
export const lotWhat = (lot: KindOf): string => {
  const words = kindWords(lot);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Name of a lot in a row: «Светлый двор, 2-комнатная, 63,6 м²». */
export const lotName = (lot: Named): string =>
  `${lot.complexName}, ${kindWords(lot)}, ${formatArea(lot.area)}`;

/** A name whose longest word may part in a narrow column: «евродвух-комнатная». */
export const softened = (name: string): string =>
  name.replace(/(?<=[а-яё]{3})(?=комнатная)/, '\u00ad');

/** Short name that tells it from others, which may have its number in another building: «Террасы», корпус 2, № 205. */
export const lotNumber = ({
  complexName,
  buildingName,
  number,
}: Pick<Named, 'complexName' | 'buildingName' | 'number'>): string =>
  `«${complexName}», ${buildingName.toLowerCase()}, №\u00a0${number}`;

/** Where a lot lies and when its keys come: «№ 48, этаж 5 из 9, дом сдан». */
export function placeWords(lot: AnyLot): string {
  const floor = 'floors' in lot ? `${lot.floor} из\u00a0${lot.floors}` : String(lot.floor);
  const shown = floor.replace('-', '−');
  return `№\u00a0${lot.number}, этаж\u00a0${shown}, ${formatQuarter(lot.handover)}`;
}

const STATUS = {
  flat: { free: 'Свободна', held: 'Забронирована', sold: 'Продана' },
  commercial: { free: 'Свободно', held: 'Забронировано', sold: 'Продано' },
  parking: { free: 'Свободно', held: 'Забронировано', sold: 'Продано' },
  storage: { free: 'Свободна', held: 'Забронирована', sold: 'Продана' },
} as const;

/** Status in a word that fits the kind: «Свободна», «Забронировано», «В резерве». */
export function statusWords({ kind, status }: Pick<AnyLot, 'kind' | 'status'>): string {
  if (status === 'reserved') return 'В\u00a0резерве';
  if (status === 'closed') return 'Не\u00a0в\u00a0продаже';
  return STATUS[kind][status];
}
