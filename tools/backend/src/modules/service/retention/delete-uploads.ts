import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import type { UploadOwnerKind } from '../../people/upload/types.ts';
import { deleteBytes, type UploadFiles } from '../../people/upload/upload-store.ts';

/** Deletes the rows of files that hang on some things; `forgetBytes` deletes the files themselves once that stands. */
export async function deleteUploads(
  tx: Database,
  kind: UploadOwnerKind,
  owners: readonly string[],
): Promise<string[]> {
  if (owners.length === 0) return [];
  const deleted = await tx
    .delete(uploads)
    .where(and(eq(uploads.ownerKind, kind), inArray(uploads.ownerId, [...owners])))
    .returning({ guid: uploads.guid });
  return deleted.map(({ guid }) => guid);
}

/** Deletes the bytes of files whose rows are gone. */
export async function forgetBytes(services: UploadFiles, guids: readonly string[]): Promise<void> {
  for (const guid of guids) await deleteBytes(services, guid);
}
