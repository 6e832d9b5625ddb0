import type { ResultOf } from '@m30/api/client';
import { findPromos } from '../../content/promo/find-promos.ts';
import type { Library } from '../../content/library/library.ts';

type Promo = ResultOf<'Content.GetPromos'>['promos'][number];

/**
 * Offers in force that hold for a complex: an offer says by its link which complexes it is about.
 * @param today ISO date
 */
export function complexPromos(
  library: Pick<Library, 'promos'>,
  vendor: string,
  today: string,
): Promo[] {
  return findPromos(library, today).filter(({ link }) => holdsFor(link, vendor));
}

function holdsFor(link: string, vendor: string): boolean {
  const { pathname, searchParams } = new URL(link, 'http://site');
  const complexes = searchParams.get('complex');
  if (complexes !== null) return complexes.split(',').includes(vendor);
  return pathname === '/katalog' || pathname === `/obekty/${vendor}`;
}
