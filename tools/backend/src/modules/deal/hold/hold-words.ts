import { LOT_WORDS, lotName } from '../../catalogue/lot/lot-words.ts';
import { formatMoscow } from '../../../kernel/time/moscow-moment.ts';
import type { LotKind } from '../../estate/types.ts';

type Named = Parameters<typeof lotName>[0];

/** Why somebody who asked later gets nothing. */
export const heldWords = (kind: LotKind): string =>
  `${LOT_WORDS[kind].whom} уже забронировал другой покупатель`;

/** Why a lot cannot be held by anybody. */
export const notForSaleWords = (kind: LotKind): string =>
  `${LOT_WORDS[kind].this} уже не продаётся`;

/** SMS some hours before a hold ends. */
export const warningText = (lot: Named, until: Date): string =>
  `Бронь закончится ${formatMoscow(until)}: ${lotName(lot)}. Выберите оплату в кабинете, и она останется за вами.`;

/** SMS after a hold has ended. */
export const endText = (lot: Named): string =>
  `Бронь закончилась: ${lotName(lot)} снова ${LOT_WORDS[lot.kind].free}. Забронировать ещё раз можно на сайте.`;
