import type { ResultOf } from '@m30/api/client';
import type { PictureRow } from '../../catalogue/lot/snapshot.ts';

type Picture = ResultOf<'Objects.GetCatalog'>['complexes'][number]['picture'];

/** A picture as the contract has it. */
export function toPicture({ id, alt, width, height, colour }: PictureRow): Picture {
  return { id, alt, width, height, colour };
}
