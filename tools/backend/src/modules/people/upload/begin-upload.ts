import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { uploads } from './uploads.table.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { readFileName } from './read-file-name.ts';
import type { UploadOwner } from './types.ts';
import type { FileRules } from './upload-host.ts';
import { CHUNK, DOCUMENTS, MOST_FILES } from './upload-rules.ts';

/** A file as its sender announces it. */
export interface Announced {
  /** What it is of its owner. */
  kind: string;
  participant?: number | undefined;
  /** As it is called on the visitor's disk. */
  name: string;
  /** Bytes. */
  size: number;
}

/** Where the bytes of an upload go on. */
export interface Begun {
  upload: string;
  /** Bytes that have come already. */
  offset: number;
  /** Bytes that one piece should have. */
  chunk: number;
}

/**
 * Begins an upload; the same file that is unfinished goes on where it stopped.
 * @throws Refused 404 where the owner is not there for this visitor, 409 where it takes no more
 *   files, 422 for a file that cannot be taken
 */
export async function beginUpload(
  { services, session }: Pick<Call, 'services' | 'session'>,
  owner: UploadOwner,
  announced: Announced,
): Promise<Begun> {
  const { db, clock } = services;
  const { rules = DOCUMENTS } = services.uploadHosts[owner.kind];
  const name = readFileName(announced.name, rules);
  checkSize(announced.size, rules);
  const { kind, participant = null, size } = announced;
  return db.transaction(async (tx) => {
    await services.uploadHosts[owner.kind].lock(tx, services, owner.id, session);
    const all = ofOwner(owner);
    const same = and(
      all,
      eq(uploads.state, 'open'),
      eq(uploads.kind, kind),
      participant === null ? isNull(uploads.participant) : eq(uploads.participant, participant),
      eq(uploads.name, name),
      eq(uploads.size, size),
    );
    const [open] = await tx.select().from(uploads).where(same);
    if (open) return { upload: open.guid, offset: open.received, chunk: CHUNK };
    await checkCount(tx, services, owner);
    const now = clock();
    const guid = randomUUID();
    const own = { ownerKind: owner.kind, ownerId: owner.id, kind, participant, name, size };
    const state = { state: 'open', received: 0, createdAt: now, changedAt: now } as const;
    await tx.insert(uploads).values({ guid, ...own, ...state });
    return { upload: guid, offset: 0, chunk: CHUNK };
  });
}

const ofOwner = ({ kind, id }: UploadOwner) =>
  and(eq(uploads.ownerKind, kind), eq(uploads.ownerId, id));

function checkSize(size: number, { bytes, tooLarge }: FileRules): void {
  if (size === 0) throw refuse(422, 'Файл пустой. Выберите другой');
  if (size > bytes) throw refuse(422, tooLarge);
}

/** The owner is locked: of many files at once no more are let in than fit. */
async function checkCount(
  tx: Database,
  { uploadHosts }: Services,
  owner: UploadOwner,
): Promise<void> {
  const { most = MOST_FILES } = uploadHosts[owner.kind];
  if ((await tx.$count(uploads, ofOwner(owner))) < most) return;
  throw refuse(409, `Файлов уже ${most}. Удалите лишние, чтобы добавить новый`);
}
