import type { ParsedInput, sendReview } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import type { Call } from '../../../kernel/method/call.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { reviews } from '../library/content-reviews.table.ts';
import { attachFile } from '../../people/upload/attach-file.ts';
import { typesetText } from '../../../kernel/words/typography.ts';

/** Keeps a visitor's review for the staff to read. */
export async function saveReview(
  tx: Database,
  lead: string,
  { name, object, purchase, rating, message, photo = '' }: ParsedInput<typeof sendReview>,
  { services }: Call,
): Promise<void> {
  await attachFile(tx, { file: photo, lead, field: 'photo', types: ['jpg', 'png'] });
  await writeReview(tx, {
    ...{ name, object, message },
    purchase: purchase ?? '',
    rating: Number(rating),
    photo: photo || null,
    at: services.clock(),
  });
}

/** A review as somebody has written it. */
export interface NewReview {
  /** How its author wants to be named. */
  name: string;
  /** Alias of a complex; empty for the company. */
  object: string;
  /** «студия, корпус 2», or nothing. */
  purchase: string;
  /** From 1 to 5. */
  rating: number;
  message: string;
  /** File of the author's photo. */
  photo: string | null;
  at: Date;
}

/**
 * Puts a review before the staff.
 * @returns its guid
 */
export async function writeReview(tx: Database, review: NewReview): Promise<string> {
  const { name, object, purchase, rating, message, photo, at } = review;
  const [written] = await tx
    .insert(reviews)
    .values({
      subject: object === '' ? 'company' : 'complex',
      vendor: object === '' ? null : object,
      date: moscowDay(at),
      author: name,
      about: typesetText(purchase),
      text: typesetText(message),
      ...{ rating, photo },
      state: 'new',
      createdAt: at,
    })
    .returning({ guid: reviews.guid });
  if (!written) throw new Error('the review was not written');
  return written.guid;
}
