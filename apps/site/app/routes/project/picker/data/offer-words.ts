import { formatMillions, formatNumber } from '@m30/ui-kit/format';
import type { Offer } from './offer.ts';
import { countFlats } from '../../../../store/apartments/count-flats.ts';

const ONE_PLACE = 1;

/** «3 квартиры», «скоро в продаже», «подходящих квартир нет». */
export function countWords({ count, upcoming }: Offer & { upcoming?: boolean }): string {
  if (count > 0) return countFlats(count);
  return upcoming ? 'скоро в\u00a0продаже' : 'подходящих квартир нет';
}

/** Lines of a tip: «3 квартиры из 6», «от 12,9 млн ₽». */
export function offerLines(offer: Offer & { upcoming?: boolean }, ofAll: boolean): string[] {
  const { count, total, priceFrom } = offer;
  if (count === 0) return [countWords(offer)];
  return [
    ofAll ? `${countWords(offer)} из\u00a0${total}` : countWords(offer),
    ...(priceFrom === null ? [] : [`от\u00a0${formatMillions(priceFrom)}`]),
  ];
}

/** A floor or a building as it is spoken: «Корпус 2: 38 квартир, от 9,4 млн ₽». */
export function offerName(
  title: string,
  offer: Offer & { upcoming?: boolean },
  ofAll: boolean,
): string {
  return `${title}: ${offerLines(offer, ofAll).join(', ')}`;
}

/** «30–75,6», or a dash where nothing is left. */
export function areaWords({ areaFrom, areaTo }: Offer): string {
  if (areaFrom === null || areaTo === null) return '—';
  const [from, to] = [areaFrom, areaTo].map((area) => formatNumber(area, ONE_PLACE));
  return from === to ? `${from}` : `${from}\u2060–\u2060${to}`;
}

/** «от 12,9», millions of roubles, or a dash. */
export function priceWords({ priceFrom }: Offer): string {
  if (priceFrom === null) return '—';
  return `от\u00a0${formatMillions(priceFrom).replace(/\u00a0млн\u00a0₽$/, '')}`;
}
