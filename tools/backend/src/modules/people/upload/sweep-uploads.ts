import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import { uploads } from './uploads.table.ts';
import { LEFT_AFTER } from './upload-rules.ts';
import { deleteBytes } from './upload-store.ts';

/** Throws away uploads that nobody goes on with. Never rejects. */
export async function sweepUploads(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'files' | 'log'>,
): Promise<void> {
  const { db, clock, log } = services;
  const before = new Date(clock().getTime() - LEFT_AFTER * 1000);
  try {
    const left = await db
      .delete(uploads)
      // The form of a whole one may never have been sent.
      .where(
        and(
          or(
            eq(uploads.state, 'open'),
            inArray(uploads.ownerKind, ['letter', 'ticket-draft', 'picture-draft']),
          ),
          lte(uploads.changedAt, before),
        ),
      )
      .returning({ guid: uploads.guid });
    for (const { guid } of left) await deleteBytes(services, guid);
  } catch (error) {
    log.warn({ err: error }, 'uploads were not swept');
  }
}
