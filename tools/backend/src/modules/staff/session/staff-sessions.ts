import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import type { StaffSession } from '../../../kernel/studio/studio-call.ts';
import { hashSecret } from '../../../kernel/secret/hash-secret.ts';
import { describeDevice } from '../../people/session/describe-device.ts';
import { staffPeople } from '../person/staff-people.table.ts';
import { staffSessions } from './staff-sessions.table.ts';

const MINUTE = 60;

/** Seconds a login lives after its last request: the way to the second factor is short, a working day has breaks. */
const LIFETIMES = {
  second_factor: 10 * MINUTE,
  setup: 30 * MINUTE,
  full: 4 * 60 * MINUTE,
} as const;

/** Seconds after which a login ends, however often it is used: a working day. */
export const LONGEST_STAFF_SESSION = 12 * 60 * MINUTE;

/** Seconds between two writes of the sliding expiry. */
const SLIDE_STEP = MINUTE;

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

function endOf(stage: keyof typeof LIFETIMES, createdAt: Date, now: Date): Date {
  const longest = later(createdAt, LONGEST_STAFF_SESSION).getTime();
  return new Date(Math.min(later(now, LIFETIMES[stage]).getTime(), longest));
}

interface Opened {
  personId: number;
  stage: StaffSession['stage'];
  userAgent: string;
  now: Date;
}

/** Opens a login with a new random id, which only the cookie knows. */
export async function openStaffSession(
  db: Database,
  { personId, stage, userAgent, now }: Opened,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db.delete(staffSessions).where(lte(staffSessions.expiresAt, now));
  await db.insert(staffSessions).values({
    ...{ idHash: hashSecret(id), personId, stage, userAgent, createdAt: now },
    expiresAt: endOf(stage, now, now),
  });
  return id;
}

/** Finds the login of a cookie: of nobody whose access is closed, and of no account of the demo without it. */
export async function findStaffSession(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  id: string,
): Promise<StaffSession | null> {
  const now = clock();
  const idHash = hashSecret(id);
  const [found] = await db
    .select({ session: staffSessions, person: staffPeople })
    .from(staffSessions)
    .innerJoin(staffPeople, eq(staffPeople.id, staffSessions.personId))
    .where(
      and(
        eq(staffSessions.idHash, idHash),
        gt(staffSessions.expiresAt, now),
        isNull(staffPeople.restrictedAt),
        config.demo ? undefined : eq(staffPeople.demo, false),
      ),
    );
  if (!found) return null;
  const { session, person } = found;
  const expiresAt = endOf(session.stage, session.createdAt, now);
  if (expiresAt <= now) return null;
  // The way to the second factor does not become longer by being asked about.
  if (session.stage === 'full' && session.expiresAt < later(expiresAt, -SLIDE_STEP)) {
    await db.update(staffSessions).set({ expiresAt }).where(eq(staffSessions.idHash, idHash));
    await db.update(staffPeople).set({ lastSeenAt: now }).where(eq(staffPeople.id, person.id));
  }
  const { id: personId, guid, email, lastName, name, role, demo } = person;
  return {
    idHash,
    guid: session.guid,
    stage: session.stage,
    challenge: session.challenge,
    person: { id: personId, guid, email, lastName, name, role, demo },
  };
}

/** Ends the login of a cookie, if there is one. */
export async function closeStaffSession(db: Database, id: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.idHash, hashSecret(id)));
}

/** The logins of a person that live and are complete, the latest first. */
export async function listStaffSessions(
  db: Database,
  { personId, own, now }: { personId: number; own: string | null; now: Date },
) {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.personId, personId),
        gt(staffSessions.expiresAt, now),
        eq(staffSessions.stage, 'full'),
      ),
    )
    .orderBy(desc(staffSessions.expiresAt), desc(staffSessions.createdAt));
  return rows.map(({ guid, userAgent, createdAt, expiresAt, idHash }) => ({
    guid,
    ...describeDevice(userAgent),
    created_at: createdAt.toISOString(),
    last_seen_at: later(expiresAt, -LIFETIMES.full).toISOString(),
    own: idHash === own,
  }));
}

/**
 * Ends logins of a person.
 * @param only guid of one; without it all
 * @param but hash of the one that stays
 * @returns how many there were
 */
export async function endStaffSessions(
  db: Database,
  personId: number,
  { only, but }: { only?: string | undefined; but?: string | undefined } = {},
): Promise<number> {
  const ended = await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.personId, personId),
        only === undefined ? undefined : eq(staffSessions.guid, only),
        but === undefined ? undefined : ne(staffSessions.idHash, but),
      ),
    )
    .returning();
  return ended.length;
}
