import { NEARBY_KINDS } from '@m30/api/filters';
import { formatMillions } from '@m30/ui-kit/format';
import { countFlats } from '../../../../../store/apartments/count-flats.ts';
import { monthlyFromWords } from '../../../../../store/objects/monthly-words.ts';
import { NEARBY_WORDS } from '../../../../../store/apartments/nearby-words.ts';
import type { PlaceOnMap } from '../../data/places.server.ts';

type Found = Pick<PlaceOnMap, 'count' | 'priceFrom'>;

/** «67 квартир, от 12,3 млн ₽». */
export const placeWords = ({ count, priceFrom }: Found): string =>
  `${countFlats(count)}, от\u00a0${formatMillions(priceFrom)}`;

/** «от 71 946 ₽ в месяц, взнос 14,3 млн ₽»: of the cheapest flat there. */
export const paidWords = ({
  paymentFrom,
  downPaymentFrom,
}: Pick<PlaceOnMap, 'paymentFrom' | 'downPaymentFrom'>): string =>
  monthlyFromWords(paymentFrom, downPaymentFrom);

/** «67 · от 12,3 млн»: what a pin has room for. */
export const pinWords = ({ count, priceFrom }: Found): string =>
  `${count}\u00a0· от\u00a0${formatMillions(priceFrom).replace(/\s₽$/u, '')}`;

/** «Пешком: школа — 7 мин, детский сад — 2 мин»: the nearest of each kind, on foot. */
export const nearbyWords = (places: PlaceOnMap['nearby']): string => {
  const nearest = NEARBY_KINDS.flatMap((kind) => {
    const walks = places.filter((one) => one.kind === kind).map(({ minutes }) => minutes);
    const name = NEARBY_WORDS[kind].name.toLowerCase();
    return walks.length > 0 ? [`${name}\u00a0— ${Math.min(...walks)}\u00a0мин`] : [];
  });
  return `Пешком: ${nearest.join(', ')}`;
};
