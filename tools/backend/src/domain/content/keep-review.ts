import type { ParsedInput, sendReview } from '@m30/api';
import type { Call } from '../../core/call.ts';
import type { Database } from '../../db/database.ts';
import { reviews } from '../../db/schema/index.ts';
import { attachFile } from '../attachment/attach-file.ts';
import { moscowDate } from './moscow-date.ts';
import { typesetText } from './typography.ts';

/** Keeps a visitor's review for the staff to read. */
export async function keepReview(
  tx: Database,
  lead: string,
  { name, object, purchase, rating, message, photo = '' }: ParsedInput<typeof sendReview>,
  { services }: Call,
): Promise<void> {
  await attachFile(tx, { file: photo, lead, field: 'photo', types: ['jpg', 'png'] });
  const createdAt = services.clock();
  await tx.insert(reviews).values({
    subject: object === '' ? 'company' : 'complex',
    vendor: object === '' ? null : object,
    date: moscowDate(createdAt),
    author: name,
    about: typesetText(purchase ?? ''),
    text: typesetText(message),
    rating: Number(rating),
    photo: photo || null,
    state: 'new',
    createdAt,
  });
}
