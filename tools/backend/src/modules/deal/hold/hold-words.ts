import { formatMoscow } from '../../../kernel/time/moscow-moment.ts';
import type { LotKind } from '../../catalogue/complex/types.ts';

interface Named {
  kind: LotKind;
  number: number;
  complex: { name: string };
}

const FLAT = { this: 'Эта квартира', whom: 'Эту квартиру', name: 'квартира', free: 'свободна' };

/** How a lot is spoken of, by its kind. */
const WORDS: Readonly<Record<LotKind, typeof FLAT>> = {
  flat: FLAT,
  resale: FLAT,
  commercial: {
    this: 'Это помещение',
    whom: 'Это помещение',
    name: 'помещение',
    free: 'свободно',
  },
  parking: {
    this: 'Это место',
    whom: 'Это место',
    name: 'парковочное место',
    free: 'свободно',
  },
  storage: { this: 'Эта кладовая', whom: 'Эту кладовую', name: 'кладовая', free: 'свободна' },
};

/** What a lot is: «квартира», «помещение». */
export const kindName = (kind: LotKind): string => WORDS[kind].name;

/** Why somebody who asked later gets nothing. */
export const heldWords = (kind: LotKind): string =>
  `${WORDS[kind].whom} уже забронировал другой покупатель`;

/** Why a lot cannot be held by anybody. */
export const notForSaleWords = (kind: LotKind): string => `${WORDS[kind].this} уже не продаётся`;

/** «квартира № 57, «Канал 9»». */
export const lotName = ({ kind, number, complex }: Named) =>
  `${WORDS[kind].name} №\u00a0${number}, «${complex.name}»`;

/** SMS some hours before a hold ends. */
export const warningText = (lot: Named, until: Date): string =>
  `Бронь закончится ${formatMoscow(until)}: ${lotName(lot)}. Выберите оплату в кабинете, и она останется за вами.`;

/** SMS after a hold has ended. */
export const endText = (lot: Named): string =>
  `Бронь закончилась: ${lotName(lot)} снова ${WORDS[lot.kind].free}. Забронировать ещё раз можно на сайте.`;
