import { COMMUTES, type LotFilter } from '@m30/api/filters';

/** Ways to the visitor's own addresses, as filters of the catalogue say them. */
export type Ways = Pick<LotFilter, (typeof COMMUTES)[number]['minutes' | 'by' | 'work']>;

/** The filters that say them, an address after another. */
export const WAY_KEYS = COMMUTES.flatMap(({ minutes, by, work }) => [minutes, by, work]);

/** The ways as an address carries them on: `commute=40&commuteBy=metro&work=59.935800,30.325900`; '' for none. */
export const waysSearch = (query: Ways): string =>
  WAY_KEYS.flatMap((key) => (query[key] === undefined ? [] : `${key}=${query[key]}`)).join('&');
