import type { ResultOf } from '@m30/api/client';
import type { pictures } from './pictures.table.ts';

export type PictureRow = typeof pictures.$inferSelect;
type Picture = ResultOf<'Objects.GetCatalog'>['complexes'][number]['picture'];

/** A picture as the contract has it. */
export function toPicture({ id, alt, width, height, colour }: PictureRow): Picture {
  return { id, alt, width, height, colour };
}
