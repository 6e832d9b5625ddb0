import { asc, or, sql } from 'drizzle-orm';
import { listComplexes, listPictures } from '@m30/studio/contract';
import { anyCase } from '../../kernel/db/search-pattern.ts';
import { implementStudio } from '../../kernel/studio/implement-studio.ts';
import { complexes } from '../../modules/estate/objects.table.ts';
import { pictures } from '../../modules/media/pictures.table.ts';

/** Pictures a page of the list. */
const PAGE_SIZE = 24;

/** Answers `listPictures`. */
export const listPicturesHandler = implementStudio(
  listPictures,
  async ({ text, page }, { services: { db } }) => {
    const pattern = text ? anyCase(text) : null;
    const where = pattern
      ? or(
          sql`${pictures.alt} ~ ${pattern}`,
          sql`${pictures.caption} ~ ${pattern}`,
          sql`${pictures.id} ~ ${pattern}`,
        )
      : undefined;
    const total = await db.$count(pictures, where);
    const { id, alt, width, height } = pictures;
    const found = await db
      .select({ id, alt, width, height })
      .from(pictures)
      .where(where)
      .orderBy(asc(pictures.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    return { total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), pictures: found };
  },
);

/** Answers `listComplexes`. */
export const listComplexesHandler = implementStudio(listComplexes, async (_, { services }) => {
  const { vendor: id, name } = complexes;
  return {
    complexes: await services.db.select({ id, name }).from(complexes).orderBy(asc(complexes.name)),
  };
});
