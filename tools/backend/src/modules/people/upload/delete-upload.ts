import { and, eq } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { uploads } from './uploads.table.ts';
import type { UploadOwner } from './types.ts';
import { deleteBytes } from './upload-store.ts';

/**
 * Deletes a file of an owner; one that is gone already is no mistake.
 * @throws Refused 404 where the owner is not there for this visitor, 409 where its files cannot be
 *   changed now
 */
export async function deleteUpload(
  { services, session }: Call,
  owner: UploadOwner,
  guid: string,
): Promise<void> {
  const host = services.uploadHosts[owner.kind];
  const own = and(
    eq(uploads.guid, guid),
    eq(uploads.ownerKind, owner.kind),
    eq(uploads.ownerId, owner.id),
  );
  const deleted = await services.db.transaction(async (tx) => {
    await host.lock(tx, services, owner.id, session);
    const [row] = await tx.delete(uploads).where(own).returning();
    if (row?.state === 'done') await host.deleted(tx, services, row);
    return row;
  });
  if (deleted) await deleteBytes(services, guid);
}
