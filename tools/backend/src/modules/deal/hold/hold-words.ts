import { LOT_WORDS, lotName } from '../../catalogue/lot/lot-words.ts';
import type { PriceChange } from '@m30/api';
import { formatCount, formatDate, formatMoney } from '@m30/ui-kit/format';
import type { LotKind } from '../../estate/types.ts';
import type { Pause } from './hold-pause.ts';

type Named = Parameters<typeof lotName>[0];

/** Why somebody who asked later gets nothing. */
export const heldWords = (kind: LotKind): string =>
  `${LOT_WORDS[kind].whom} уже забронировал другой покупатель`;

/** Why nobody gets a lot that the company has reserved for itself for now. */
export const reservedWords = (kind: LotKind): string =>
  `${LOT_WORDS[kind].this} сейчас в\u00a0резерве застройщика`;

/** Why a lot cannot be held by anybody. */
export const notForSaleWords = (kind: LotKind): string =>
  `${LOT_WORDS[kind].this} уже не продаётся`;

/** Why a buyer who has read one price does not get the lot at another one unasked. */
export const priceWords = (
  { kind, number }: Pick<Named, 'kind' | 'number'>,
  { seen, now }: PriceChange,
): string =>
  `Цена ${LOT_WORDS[kind].of} №\u00a0${number} изменилась: была ${formatMoney(seen)}, стала ${formatMoney(now)}`;

/** Who asks for a hold: the buyer himself, or the office for a client. */
export type Holder = 'buyer' | 'client';

/** Why a buyer who holds a lot again and again has to wait, and until when. */
export const pauseWords = (kind: LotKind, { count, until }: Pause, who: Holder): string =>
  `${LOT_WORDS[kind].whom} ${who === 'buyer' ? 'вы уже бронировали' : 'клиент уже бронировал'} ${formatCount(count, ['раз', 'раза', 'раз'])}. Снова это можно сделать с\u00a0${formatDate(until, 'inSentence')}`;

/** Why a buyer who holds as much as he may without paying gets no more. */
export const tooManyWords = (most: number, who: Holder): string =>
  who === 'buyer'
    ? `Без оплаты можно держать не больше ${most} броней. Отмените одну или выберите оплату`
    : `У клиента уже ${most} брони без оплаты, больше нельзя. Отмените одну из них или примите оплату`;
