import type { ResultOf } from '@m30/api/client';

export type Shortlist = ResultOf<'Shortlist.Get'>;
export type Member = Shortlist['members'][number];
export type Listed = Shortlist['lots'][number];
export type ListedLot = Listed['lot'];

/** Most lots of a list. */
export const MOST_LOTS = 8;

/** Most addresses of one person. */
export const MOST_PLACES = 2;

/** Longest note, characters. */
export const LONGEST_NOTE = 280;

/** Page of a list. */
export const listHref = (link: string): string => `/vmeste/${link}`;

/** Page that begins a list of these lots. */
export const beginHref = (ids: readonly string[]): string =>
  `/vmeste?lots=${ids.slice(0, MOST_LOTS).join(',')}`;
