import type { InputOf } from '@m30/api/client';
import { writeQuery } from '@m30/api/query-string';

/** Address of the catalogue with the flats of one complex, perhaps filtered further. */
export function catalogueOf(vendor: string, filter: InputOf<'Objects.GetFilter'> = {}): string {
  return `/katalog?${writeQuery({ complex: vendor, ...filter })}`;
}
