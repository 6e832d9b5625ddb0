import type { reviews } from '../../../src/modules/content/library/content-reviews.table.ts';
import { moscowInstant } from '@m30/ui-kit/format';
import { portraitOf } from '../../data/people.ts';
import { guidOf } from '../../generator/guid.ts';

type Row = typeof reviews.$inferInsert;

/** A review as it is written here; it is published already. */
export type ReviewSeed = Omit<Row, 'guid' | 'subject' | 'state' | 'createdAt'>;

/** Rows of reviews of one subject. */
export function reviewsOf(subject: Row['subject'], seeds: readonly ReviewSeed[]): Row[] {
  return seeds.map((seed) => ({
    ...seed,
    portrait: portraitOf(seed.author),
    guid: guidOf(`review ${subject} ${seed.author} ${seed.date}`),
    subject,
    state: 'published',
    createdAt: moscowInstant(seed.date, '12:00'),
  }));
}
