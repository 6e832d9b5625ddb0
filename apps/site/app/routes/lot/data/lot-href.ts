import type { LotView } from './lot.server.ts';

// Written out, because the codec of the catalogue would be loaded with every lot page for two links.

/** The catalogue of one building. */
export const buildingHref = ({
  vendor,
  subvendor,
}: Pick<LotView, 'vendor' | 'subvendor'>): string =>
  `/katalog?complex=${vendor}&building=${subvendor}`;

/** The facade of the flat's building, its floor chosen. */
export const pickerHref = ({
  vendor,
  subvendor,
  floor,
}: Pick<LotView, 'vendor' | 'subvendor' | 'floor'>): string =>
  `/obekty/${vendor}/${subvendor}/vizualnyj?floor=${floor}`;

/** The floor of the flat on the page of its building. */
export const floorHref = ({
  vendor,
  subvendor,
  section,
  floor,
}: Pick<LotView, 'vendor' | 'subvendor' | 'section' | 'floor'>): string =>
  `/obekty/${vendor}/${subvendor}?section=${section}&floor=${floor}#floors`;

/** The catalogue of a complex, flats with as many rooms. */
export const sameRoomsHref = ({ vendor, rooms }: Pick<LotView, 'vendor' | 'rooms'>): string =>
  `/katalog?complex=${vendor}&rooms=${rooms}`;

/**
 * The instalment calculator with the price of a flat and the longest term that it may be bought by.
 * @param price kopecks
 */
export const instalmentHref = (price: number, months: number): string =>
  `/installment?price=${Math.round(price / 100)}&months=${months}`;

/**
 * The mortgage calculator with the price of a flat, by the terms that the visitor has said.
 * @param price kopecks
 */
export function calculatorHref(price: number, { programme, term, down }: LotView['terms']): string {
  const said = Object.entries({ price: Math.round(price / 100), programme, years: term, down });
  const search = said.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`]));
  return `/ipotechnyj-kalkulyator?${search.join('&')}`;
}
