import { and, asc, count, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { getPicture, listPictures } from '@m30/studio/contract';
import type { StudioInput } from '@m30/studio/contract/client';
import { readPage, skipTo } from '../../kernel/db/read-page.ts';
import { anyCase } from '../../kernel/db/search-pattern.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { pictureFiles } from '../../modules/media/library/picture-files.table.ts';
import { pictures } from '../../modules/media/pictures.table.ts';
import { findPicture } from './find-picture.ts';
import { findUses, type Uses } from './find-uses.ts';
import { toEdited, toListed, viewsOf } from './to-library-picture.ts';

/** Pictures a page of the list. */
const PAGE_SIZE = 48;

export const listPicturesHandler = implementStudio(
  listPictures,
  async ({ page, ...filter }, { services: { db } }) => {
    const uses = await findUses(db);
    const where = and(...conditionsOf(filter, uses));
    const joined = eq(pictureFiles.picture, pictures.id);
    const [counted] = await db
      .select({ total: count() })
      .from(pictures)
      .leftJoin(pictureFiles, joined)
      .where(where);
    const total = counted?.total ?? 0;
    const rows = await db
      .select()
      .from(pictures)
      .leftJoin(pictureFiles, joined)
      .where(where)
      .orderBy(sql`${pictureFiles.addedAt} desc nulls last`, asc(pictures.id))
      .limit(PAGE_SIZE)
      .offset(skipTo(page, PAGE_SIZE));
    return {
      ...readPage(total, page, PAGE_SIZE),
      pictures: rows.map((row) => toListed(row, uses)),
    };
  },
);

type Filter = Omit<StudioInput<'Pictures.List'>, 'page'>;

function conditionsOf({ text, kind, only }: Filter, uses: Uses): (SQL | undefined)[] {
  const pattern = text ? anyCase(text) : null;
  const words = [
    pictures.alt,
    pictures.caption,
    pictures.id,
    pictureFiles.name,
    pictureFiles.author,
  ];
  return [
    pattern ? or(...words.map((column) => sql`${column} ~ ${pattern}`)) : undefined,
    kind && inArray(pictures.view, viewsOf(kind)),
    only && isNotNull(pictureFiles.picture),
    only === 'no-alt' ? eq(pictures.alt, '') : undefined,
    only === 'unused' && uses.size > 0 ? sql`${pictures.id} not in ${[...uses.keys()]}` : undefined,
  ].filter((condition) => condition !== undefined);
}

export const getPictureHandler = implementStudio(
  getPicture,
  async ({ id }, { services: { db } }) => ({
    picture: toEdited(await findPicture(db, id), await findUses(db)),
  }),
);
