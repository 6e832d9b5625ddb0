import { asc, desc, eq } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import * as schema from '../../../compose/schema.ts';
import { toPicture } from '../media/to-picture.ts';

/** A published review with what it is about. */
export interface StoredReview {
  subject: 'complex' | 'company' | 'resale';
  review: ResultOf<'Content.GetReviews'>['reviews'][number];
}

/** Reads the published reviews, newest first. */
export async function readReviews(db: Database): Promise<StoredReview[]> {
  const rows = await db
    .select()
    .from(schema.reviews)
    .leftJoin(schema.pictures, eq(schema.reviews.picture, schema.pictures.id))
    .leftJoin(schema.complexes, eq(schema.reviews.vendor, schema.complexes.vendor))
    .where(eq(schema.reviews.state, 'published'))
    .orderBy(desc(schema.reviews.date), asc(schema.reviews.guid));
  return rows.map(({ reviews: row, pictures, complexes }) => {
    const { guid, date, author, about, title, text, rating, video, reply } = row;
    return {
      subject: row.subject,
      review: {
        ...{ guid, date, author, about, title, text, rating, video, reply },
        complex: complexes && { vendor: complexes.vendor, name: complexes.name },
        picture: pictures && toPicture(pictures),
        photo: row.photo === null ? null : `/media/reviews/${row.photo}.webp`,
      },
    };
  });
}
