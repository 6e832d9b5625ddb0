import { and, gt, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Session } from '../../../kernel/method/call.ts';
import type { Database, OpenDatabase } from '../../../kernel/db/database.ts';
import { sessions } from '../account/accounts.table.ts';
import { createStreamPool } from '../../../kernel/http/stream-pool.ts';
import { countUnread, lastNotice, noticesAfter } from './read-notices.ts';

/** Streams that tell open pages of the account what happens to their buyer. */
export interface NoticeStreams {
  /**
   * Opens one for a session.
   * @param last id of the last event that the page saw
   * @param left called once when it has ended
   * @returns `null` where too many are open
   */
  open(
    session: Session,
    last: string | undefined,
    left?: () => void,
  ): Promise<ReadableStream<Uint8Array> | null>;
  readonly size: number;
  /** Ends all streams; none is opened afterwards. */
  drain(): void;
  /** Closes the streams, unsubscribes from the database and waits for events that are being written. */
  close(): Promise<void>;
}

interface Parts {
  db: Database;
  listen: OpenDatabase['listen'];
  clock: () => Date;
  log: Logger;
}

interface Reader {
  userId: number;
  /** Hash of the session's id: the stream ends with the session. */
  session: string;
  /** Number of the last notice that was sent. */
  seen: number;
}

/** Channel that the trigger of the notices speaks on. */
const CHANNEL = 'notices_changed';

/** Notices that are sent one by one; of more the count says enough. */
const MAX_MISSED = 5;

const event = (name: string, id: number, data: unknown) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Makes the streams; they follow what any process writes. */
export async function createNoticeStreams({
  db,
  listen,
  clock,
  log,
}: Parts): Promise<NoticeStreams> {
  const pool = createStreamPool<Reader>();
  let telling = Promise.resolve();

  async function tell(which: (reader: Reader) => boolean): Promise<void> {
    const readers = pool.readers.filter(which);
    await endOldSessions(readers);
    for (const userId of new Set(readers.map((reader) => reader.userId))) await notifyBuyer(userId);
  }

  async function endOldSessions(readers: readonly Reader[]): Promise<void> {
    const asked = readers.map(({ session }) => session);
    if (asked.length === 0) return;
    const alive = await db
      .select({ idHash: sessions.idHash })
      .from(sessions)
      .where(and(inArray(sessions.idHash, asked), gt(sessions.expiresAt, clock())));
    const known = new Set(alive.map(({ idHash }) => idHash));
    pool.end(({ session }) => asked.includes(session) && !known.has(session));
  }

  async function notifyBuyer(userId: number): Promise<void> {
    const own = pool.readers.filter((reader) => reader.userId === userId);
    if (own.length === 0) return;
    const from = Math.min(...own.map(({ seen }) => seen));
    const unread = await countUnread(db, userId);
    for (const { id, notice } of await noticesAfter(db, userId, { id: from, most: MAX_MISSED })) {
      const isNew = (reader: Reader) => reader.userId === userId && reader.seen < id;
      pool.send(event('notice', id, { notice, unread }), isNew);
      for (const reader of own) reader.seen = Math.max(reader.seen, id);
    }
    const seen = await lastNotice(db, userId);
    for (const reader of own) reader.seen = seen;
    pool.send(event('unread', seen, { unread }), (reader) => reader.userId === userId);
  }

  const stop = await listen(CHANNEL, (payload) => {
    // A connection that was lost and came back may have missed anything.
    const which = ({ userId }: Reader) => payload === null || String(userId) === payload;
    if (!pool.readers.some(which)) return;
    telling = telling
      .then(() => tell(which))
      .catch((error: unknown) => log.warn({ err: error }, 'notices not told'));
  });

  return {
    get size() {
      return pool.size;
    },
    async open({ user, idHash }, last, left) {
      const newest = await lastNotice(db, user.id);
      const unread = await countUnread(db, user.id);
      const given = /^\d{1,9}$/.test(last ?? '') ? Number(last) : newest;
      const from = Math.min(given, newest);
      const missed = await noticesAfter(db, user.id, { id: from, most: MAX_MISSED });
      const reader = { userId: user.id, session: idHash, seen: newest };
      const frames = [
        ...missed.map(({ id, notice }) => event('notice', id, { notice, unread })),
        event('unread', newest, { unread }),
      ];
      return pool.open(reader, () => frames.join(''), left);
    },
    drain: () => pool.close(),
    async close() {
      pool.close();
      await stop();
      await telling;
    },
  };
}
