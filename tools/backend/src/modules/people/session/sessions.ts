import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Session } from '../../../kernel/method/call.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { sessions, users } from '../account/accounts.table.ts';
import { toUser } from '../account/to-user.ts';

/** Seconds a session lives after its last request (specification, §9). */
export const SESSION_LIFETIME = 5400;

/** Seconds after the login at which a session ends, however often it is used. */
export const LONGEST_SESSION = 30 * 24 * 3600;

/** Seconds between two writes of the sliding expiry, so that reading does not always write. */
const SLIDE_STEP = 60;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** When a session that is used now ends. */
const endOf = (createdAt: Date, now: Date) =>
  new Date(
    Math.min(later(now, SESSION_LIFETIME).getTime(), later(createdAt, LONGEST_SESSION).getTime()),
  );

/** Opens a session with a new random id, which only the cookie knows. */
export async function openSession(
  db: Database,
  { userId, userAgent, now }: { userId: number; userAgent: string; now: Date },
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.insert(sessions).values({
    idHash: hashSecret(id),
    userId,
    userAgent: userAgent,
    createdAt: now,
    expiresAt: later(now, SESSION_LIFETIME),
  });
  return id;
}

/**
 * Finds the session of a cookie; `slid` tells that its expiry moved, so the cookie should too. It ends
 * `SESSION_LIFETIME` after its last request, and `LONGEST_SESSION` after the login.
 */
export async function findSession(
  db: Database,
  id: string,
  now: Date,
): Promise<{ session: Session; slid: boolean } | null> {
  const idHash = hashSecret(id);
  const [found] = await db
    .select({ user: users, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)));
  if (!found) return null;
  const expiresAt = endOf(found.createdAt, now);
  if (expiresAt <= now) return null;
  // A login in the future was written while the clock was ahead: it expires as others do.
  const isAhead = found.createdAt > now && found.expiresAt > expiresAt;
  const slid = isAhead || found.expiresAt < later(expiresAt, -SLIDE_STEP);
  if (slid) {
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
  }
  return { session: { idHash, user: toUser(found.user) }, slid };
}

/** Ends the session of a cookie, if there is one. */
export async function closeSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashSecret(id)));
}

/** A login as its buyer sees it. */
export interface SessionView {
  guid: string;
  userAgent: string;
  createdAt: Date;
  /** To the minute; of the last hours of the longest session the beginning. */
  lastSeenAt: Date;
  /** The one that asks. */
  own: boolean;
}

/** Lists the sessions of a buyer that live, the latest first. */
export async function listSessions(
  db: Database,
  { user, idHash }: Session,
  now: Date,
): Promise<SessionView[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt));
  return rows.map(({ guid, userAgent, createdAt, expiresAt, ...row }) => ({
    guid,
    userAgent,
    createdAt,
    lastSeenAt: later(expiresAt, -SESSION_LIFETIME),
    own: row.idHash === idHash,
  }));
}

/** Ends one session of a buyer; `false` where the buyer has no such one. */
export async function endSession(db: Database, userId: number, guid: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.guid, guid)))
    .returning();
  return ended.length > 0;
}

/** Ends the sessions of a buyer but the one that asks; `null` ends all. */
export async function endOtherSessions(
  db: Database,
  userId: number,
  own: string | null,
): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.idHash, own ?? '')));
}
