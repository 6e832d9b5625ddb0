import type { InputOf } from '@m30/api/client';
import { writeQuery } from '@m30/api/query-string';

export type QuickFilter = InputOf<'Objects.GetFilter'>;

const ROOMS = ['studio', '1', '2', '3', '4'] as const;

/** The filter that a quick-search form holds; fields left alone give none. */
export function quickFilter(form: FormData): QuickFilter {
  const one = (name: string) => form.get(name)?.toString() ?? '';
  const chosen = form.getAll('rooms');
  const rooms = ROOMS.filter((value) => chosen.includes(value));
  const priceTo = Number(one('priceTo'));
  return {
    ...(one('complex') && { complex: [one('complex')] }),
    ...(rooms.length > 0 && { rooms }),
    ...(priceTo > 0 && { priceTo }),
    ...(one('handover') && { handover: one('handover') }),
  };
}

/** Address of the catalogue with a filter, its keys in the catalogue's order. */
export function catalogueHref(filter: QuickFilter): string {
  const query = writeQuery(filter);
  return query ? `/katalog?${query}` : '/katalog';
}

/** Ceilings a buyer may choose from, millions of roubles. */
const CEILINGS = [6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 40, 50, 70, 100];

/** Ceilings that leave something out and something in, whole roubles. */
export function ceilings(price: { min: number; max: number }): number[] {
  return CEILINGS.map((millions) => millions * 1_000_000).filter(
    (ceiling) => ceiling >= price.min && ceiling < price.max,
  );
}
