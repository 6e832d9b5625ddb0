import { asc, inArray } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { orderFiles } from './orders.table.ts';
import { filesOf, type UploadedFile } from '../../people/upload/find-uploads.ts';

export type OrderFile = ResultOf<'Order.GetFiles'>['files'][number];

/** Finds what was signed of orders, by guid. */
export type SignedPapers = (
  db: Database,
  guids: readonly string[],
) => Promise<ReadonlyMap<string, readonly OrderFile[]>>;

/** Files of orders by guid: what was signed, what the company wrote, then what the buyer uploaded. */
export async function filesOfOrders(
  { db, signedPapers }: Pick<Services, 'db' | 'signedPapers'>,
  guids: readonly string[],
): Promise<ReadonlyMap<string, OrderFile[]>> {
  const signed = await signedPapers(db, guids);
  const written = Map.groupBy(await documentsOf(db, guids), ({ orderGuid }) => orderGuid);
  const uploaded = await filesOf(db, 'order', guids);
  return new Map(
    guids.map((order) => [
      order,
      [
        ...(signed.get(order) ?? []),
        ...(written.get(order) ?? []).map(toDocument),
        ...(uploaded.get(order) ?? []).map(toUpload),
      ],
    ]),
  );
}

function toDocument({ guid, name, type, size }: Awaited<ReturnType<typeof documentsOf>>[number]) {
  return { name, src: `/api/files/${guid}`, type, size };
}

function toUpload({ guid, kind, participant, name, src, type, size }: UploadedFile): OrderFile {
  return { guid, kind, ...(participant !== null && { participant }), name, src, type, size };
}

/** Without the content, which only a download needs. */
function documentsOf(db: Database, guids: readonly string[]) {
  const { guid, orderGuid, name, type, size } = orderFiles;
  return db
    .select({ guid, orderGuid, name, type, size })
    .from(orderFiles)
    .where(inArray(orderFiles.orderGuid, [...guids]))
    .orderBy(asc(orderFiles.createdAt), asc(orderFiles.name));
}
