import { and, eq, inArray } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { uploads } from './uploads.table.ts';
import type { UploadType } from './types.ts';

/** What hangs on a lead, and in which field of its form. */
export interface Attachment {
  /** Guid of the upload; empty is none. */
  file: string;
  /** Guid of the lead. */
  lead: string;
  field: string;
  /** Types that the form takes. */
  types: readonly UploadType[];
}

/**
 * Hangs a file that came before its form on the lead that the form became.
 * @throws Refused 422 where the file has not come whole, is another form's, or is of a wrong type
 */
export async function attachFile(
  tx: Database,
  { file, lead, field, types }: Attachment,
): Promise<void> {
  if (file === '') return;
  const attached = await tx
    .update(uploads)
    .set({ ownerKind: 'lead', ownerId: lead })
    .where(
      and(
        eq(uploads.guid, file),
        eq(uploads.ownerKind, 'letter'),
        eq(uploads.state, 'done'),
        inArray(uploads.type, [...types]),
      ),
    )
    .returning();
  if (attached.length > 0) return;
  const message = 'Файл не подошёл или не загрузился. Добавьте его ещё раз';
  throw refuse(422, message, [{ path: field, message }]);
}
