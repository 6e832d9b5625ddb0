import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Session } from '../../core/call.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { toUser } from './to-user.ts';

/** Seconds a session lives after its last request (specification, §9). */
export const SESSION_LIFETIME = 5400;

/** Seconds between two writes of the sliding expiry, so that reading does not always write. */
const SLIDE_STEP = 60;

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Opens a session with a new random id, which only the cookie knows. */
export async function openSession(db: Database, userId: number, now: Date): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.insert(sessions).values({
    idHash: hashOf(id),
    userId,
    createdAt: now,
    expiresAt: later(now, SESSION_LIFETIME),
  });
  return id;
}

/** Finds the session of a cookie; `slid` tells that its expiry moved, so the cookie should too. */
export async function findSession(
  db: Database,
  id: string,
  now: Date,
): Promise<{ session: Session; slid: boolean } | null> {
  const idHash = hashOf(id);
  const [found] = await db
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)));
  if (!found) return null;
  const slid = found.expiresAt < later(now, SESSION_LIFETIME - SLIDE_STEP);
  if (slid) {
    const expiresAt = later(now, SESSION_LIFETIME);
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.idHash, idHash));
  }
  return { session: { idHash, user: toUser(found.user) }, slid };
}

/** Ends the session of a cookie, if there is one. */
export async function closeSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashOf(id)));
}
