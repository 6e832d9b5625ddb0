import {
  PICTURE_KINDS,
  type PictureKind,
} from '@m30/studio/contract/content/picture/picture-kinds';
import type { StudioInput, StudioResult } from '@m30/studio/contract/client';
import { revisionOf } from '../../kernel/studio/revision.ts';
import type { pictureFiles } from '../../modules/media/library/picture-files.table.ts';
import { toPicture, type PictureRow } from '../../modules/media/to-picture.ts';
import { versionedId } from '../../modules/media/versioned-id.ts';
import type { Uses } from './find-uses.ts';
import { MIDDLE } from './uploaded-sources.ts';

type Body = StudioInput<'Pictures.Describe'>['body'];
type Listed = StudioResult<'Pictures.List'>['pictures'][number];
type Edited = StudioResult<'Pictures.Get'>['picture'];

/** A picture with its file, if the staff have uploaded it. */
export interface StoredPicture {
  pictures: PictureRow;
  picture_files: typeof pictureFiles.$inferSelect | null;
}

/** Views of the product's own pictures, and kinds of the uploaded ones, that a kind stands for. */
export const viewsOf = (kind: PictureKind): string[] => [kind, ...PICTURE_KINDS[kind].views];

const kindOf = (view: string): PictureKind | null =>
  (Object.keys(PICTURE_KINDS) as PictureKind[]).find((kind) => viewsOf(kind).includes(view)) ??
  null;

/** A picture as a list shows it. */
export function toListed(
  { pictures: row, picture_files: file }: StoredPicture,
  uses: Uses,
): Listed {
  return {
    ...toPicture(row),
    ...{ id: row.id, files: versionedId(row), kind: kindOf(row.view) },
    ...{ shipped: file === null, drawing: typeof file?.drawing === 'string' },
    uses: uses.get(row.id)?.length ?? 0,
  };
}

/** What the staff have written of a picture. */
export const bodyOf = ({ pictures: row, picture_files: file }: StoredPicture): Body => ({
  ...{ alt: row.alt, kind: kindOf(row.view) ?? 'photo' },
  ...{ author: file?.author ?? '', licence: file?.licence ?? '' },
  ...{ focus_x: row.focusX ?? MIDDLE, focus_y: row.focusY ?? MIDDLE },
});

/** Of two who change at once, or replace its file, the second is told. */
export const revisionOfPicture = (stored: StoredPicture): string =>
  revisionOf({ ...bodyOf(stored), version: stored.pictures.version });

/** All that is known of a picture. */
export function toEdited(stored: StoredPicture, uses: Uses): Edited {
  const { pictures: row, picture_files: file } = stored;
  return {
    ...toListed(stored, uses),
    file: file && {
      ...{ name: file.name, bytes: file.bytes, added_at: file.addedAt.toISOString() },
      replaced_at: file.replacedAt?.toISOString() ?? null,
    },
    body: bodyOf(stored),
    revision: revisionOfPicture(stored),
    used: [...(uses.get(row.id) ?? [])],
  };
}
