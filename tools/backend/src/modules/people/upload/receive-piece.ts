import { and, eq } from 'drizzle-orm';
import { Refused, refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { uploads } from './uploads.table.ts';
import { inTurn } from '../../../kernel/db/in-turn.ts';
import { findUpload, toFile, type UploadedFile, type UploadRow } from './find-uploads.ts';
import { checkPicture, cleanPhoto } from './photo.ts';
import type { Sender } from './upload-host.ts';
import { DOCUMENTS } from './upload-rules.ts';
import { deleteBytes, forgetPieces, takeWhole, writePiece } from './upload-store.ts';

/** How far an upload has come. */
export interface Progress {
  /** Bytes that have come. */
  offset: number;
  /** Bytes that were announced. */
  size: number;
  /** The file, once it is whole. */
  file: UploadedFile | null;
}

interface Piece {
  /** Guid of the upload. */
  guid: string;
  /** Where the piece begins. */
  offset: number;
  body: AsyncIterable<Uint8Array>;
  sender: Sender;
}

/**
 * Finds an upload of who sends it.
 * @throws Refused 404 where there is none, also when it is somebody else's
 */
export async function openUpload(
  { db, uploadHosts }: Services,
  guid: string,
  sender: Sender,
): Promise<UploadRow> {
  const row = await findUpload(db, guid);
  const host = row && uploadHosts[row.ownerKind];
  const isOpen =
    sender === 'staff'
      ? host?.staff === true
      : row && (await host?.isOpenTo(db, row.ownerId, sender));
  if (!row || !isOpen) throw refuse(404, 'Такого файла нет. Добавьте его ещё раз');
  return row;
}

/** How far an upload has come, for who goes on with it. */
export function progressOf(row: UploadRow): Progress {
  return { offset: row.received, size: row.size, file: toFile(row) };
}

/**
 * Takes one piece of an upload. The last one has the content looked at: what cannot be taken is
 * deleted at once. Bytes of a piece that broke off count.
 * @throws Refused 404, 409 with `details.offset` where the piece begins elsewhere, 422 where the
 *   file cannot be taken
 */
export function receivePiece(services: Services, piece: Piece): Promise<Progress> {
  return inTurn(`upload:${piece.guid}`, () => receiveNow(services, piece));
}

async function receiveNow(services: Services, piece: Piece): Promise<Progress> {
  const { guid, offset, body, sender } = piece;
  const row = await openUpload(services, guid, sender);
  if (row.state === 'done') return progressOf(row);
  if (offset !== row.received) throw elsewhere(row.received);
  const most = row.size - offset;
  const written = await writePiece(services, { guid, offset, most, body });
  if (!written) return restart(services, row, sender);
  const received = offset + written.bytes;
  await keep(services, guid, offset, received);
  if (written.end === 'over')
    throw refuse(422, 'Файл изменился, пока отправлялся. Добавьте его ещё раз');
  if (written.end === 'broken')
    throw refuse(400, 'Связь прервалась. Отправка продолжится с этого места');
  if (received < row.size) return { offset: received, size: row.size, file: null };
  return finish(services, { ...row, received }, sender);
}

/** The bytes were lost with their disk: the sender begins again, unless another process was done with them meanwhile. */
async function restart(services: Services, { guid }: UploadRow, sender: Sender): Promise<Progress> {
  const open = and(eq(uploads.guid, guid), eq(uploads.state, 'open'));
  const lost = await services.db.update(uploads).set({ received: 0 }).where(open).returning();
  if (lost.length > 0) throw elsewhere(0);
  return progressOf(await openUpload(services, guid, sender));
}

const elsewhere = (offset: number) =>
  refuse(409, 'Отправка продолжится с другого места', undefined, { offset });

/** Of two processes that take the same piece the second one changes nothing. */
async function keep({ db, clock }: Services, guid: string, from: number, received: number) {
  const same = and(eq(uploads.guid, guid), eq(uploads.received, from), eq(uploads.state, 'open'));
  await db.update(uploads).set({ received, changedAt: clock() }).where(same);
}

/** Looks into a file that has come whole, pictures decoded; a photo is rendered anew where photos alone are wanted. */
async function takeIn({ uploadHosts }: Services, path: string, { ownerKind, size }: UploadRow) {
  const { rules = DOCUMENTS, photos, staff } = uploadHosts[ownerKind];
  const type = await rules.recognise(path);
  if (photos) return cleanPhoto(path);
  // What the staff send is decoded where it becomes a picture of the library.
  if (!staff && (type === 'jpg' || type === 'png')) await checkPicture(path);
  return { type, size };
}

async function finish(services: Services, row: UploadRow, sender: Sender): Promise<Progress> {
  const { db } = services;
  const { guid } = row;
  try {
    const done = await release(services, row, sender);
    if (done) return progressOf(done);
  } catch (error) {
    if (error instanceof Refused) {
      await db.delete(uploads).where(and(eq(uploads.guid, guid), eq(uploads.state, 'open')));
      await deleteBytes(services, guid);
    }
    throw error;
  }
  return restart(services, row, sender);
}

/** Looks at a file, stores it and tells its owner of it: nobody is given its bytes before; `null` where some are gone. */
async function release(
  services: Services,
  row: UploadRow,
  sender: Sender,
): Promise<UploadRow | null> {
  const { db, clock } = services;
  const { guid, ownerKind, ownerId } = row;
  const stored = await takeWhole(services, row, (path) => takeIn(services, path, row));
  if (!stored) return null;
  const { type, size } = stored;
  const set = { type, size, received: size, state: 'done' as const, changedAt: clock() };
  const own = and(eq(uploads.guid, guid), eq(uploads.state, 'open'));
  await db.transaction(async (tx) => {
    const host = services.uploadHosts[ownerKind];
    await host.lock(tx, services, ownerId, sender === 'staff' ? null : sender);
    const [finished] = await tx.update(uploads).set(set).where(own).returning();
    if (finished) await host.added(tx, services, finished);
  });
  await forgetPieces(services, guid);
  return { ...row, ...set };
}
