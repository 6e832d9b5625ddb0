import { asc, desc, eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import { toPicture } from '../../media/to-picture.ts';
import { complexes } from '../../estate/objects.table.ts';
import { pictures } from '../../media/pictures.table.ts';
import { reviews } from './content-reviews.table.ts';

/** A published review with what it is about. */
export interface StoredReview {
  subject: 'complex' | 'company' | 'resale';
  review: ResultOf<'Content.GetReviews'>['reviews'][number];
}

/** Reads the published reviews, newest first. */
export async function readReviews(db: Database): Promise<StoredReview[]> {
  const rows = await db
    .select()
    .from(reviews)
    .leftJoin(pictures, eq(reviews.picture, pictures.id))
    .leftJoin(complexes, eq(reviews.vendor, complexes.vendor))
    .where(eq(reviews.state, 'published'))
    .orderBy(desc(reviews.date), asc(reviews.guid));
  return rows.map(({ reviews: row, pictures, complexes }) => {
    const { guid, date, author, about, title, text, rating, video, reply } = row;
    return {
      subject: row.subject,
      review: {
        ...{ guid, date, author, about, title, text, rating, video, reply },
        ...(row.portrait !== null && { portrait: row.portrait }),
        complex: complexes && { vendor: complexes.vendor, name: complexes.name },
        picture: pictures && toPicture(pictures),
        photo: row.photo === null ? null : `/media/reviews/${row.photo}.webp`,
      },
    };
  });
}
