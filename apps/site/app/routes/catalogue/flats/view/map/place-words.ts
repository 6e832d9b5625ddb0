import { formatCount, formatMillions } from '@m30/ui-kit/format';
import { monthlyFromWords } from '../../../../../store/objects/monthly-words.ts';
import type { PlaceOnMap } from '../../data/places.server.ts';

type Found = Pick<PlaceOnMap, 'count' | 'priceFrom'>;

/** «67 квартир, от 12,3 млн ₽». */
export const placeWords = ({ count, priceFrom }: Found): string =>
  `${formatCount(count, ['квартира', 'квартиры', 'квартир'])}, от\u00a0${formatMillions(priceFrom)}`;

/** «от 71 946 ₽ в месяц, взнос 14,3 млн ₽»: of the cheapest flat there. */
export const paidWords = ({
  paymentFrom,
  downPaymentFrom,
}: Pick<PlaceOnMap, 'paymentFrom' | 'downPaymentFrom'>): string =>
  monthlyFromWords(paymentFrom, downPaymentFrom);

/** «67 · от 12,3 млн»: what a pin has room for. */
export const pinWords = ({ count, priceFrom }: Found): string =>
  `${count}\u00a0· от\u00a0${formatMillions(priceFrom).replace(/\s₽$/u, '')}`;
