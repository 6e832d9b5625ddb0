import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { uploads } from './uploads.table.ts';
import type { UploadOwnerKind, UploadType } from './types.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** A file that has come whole. */
export interface UploadedFile {
  guid: string;
  /** Without its extension. */
  name: string;
  /** Address to download it from. */
  src: string;
  type: UploadType;
  /** Bytes. */
  size: number;
  kind: string;
  /** Whose document it is, from 0; `null` where it belongs to all. */
  participant: number | null;
  /** ISO instant. */
  at: string;
}

/** Finds the files of several owners of one kind, oldest first. */
export async function filesOf(
  db: Database,
  kind: UploadOwnerKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UploadedFile[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerKind, kind),
        inArray(uploads.ownerId, [...ids]),
        eq(uploads.state, 'done'),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.name));
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return new Map([...byOwner].map(([id, own]) => [id, own.flatMap((row) => toFile(row) ?? [])]));
}

/** An upload as its owner sees it; `null` until all of it has been received. */
export function toFile(row: UploadRow): UploadedFile | null {
  const { guid, name, type, size, kind, participant, state, changedAt } = row;
  if (state !== 'done' || type === null) return null;
  const src = `/api/files/${guid}`;
  return { guid, name, src, type, size, kind, participant, at: changedAt.toISOString() };
}

/** Finds one upload; `undefined` where there is none. */
export async function findUpload(db: Database, guid: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.guid, guid));
  return row;
}
