import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { profileRequests } from './profile-requests.table.ts';
import type { NewName } from './types.ts';

type RequestRow = typeof profileRequests.$inferSelect;

interface Asked {
  userId: number;
  kind: RequestRow['kind'];
  name: NewName | null;
  reason: string;
}

/** Requests shown in the profile. */
const SHOWN = 10;

/** The latest requests of a buyer, newest first. */
export function requestsOf(db: Database, userId: number): Promise<RequestRow[]> {
  return db
    .select()
    .from(profileRequests)
    .where(eq(profileRequests.userId, userId))
    .orderBy(desc(profileRequests.createdAt))
    .limit(SHOWN);
}

/**
 * Puts a request before the staff; of a kind a buyer has one open.
 * @throws Refused 409 where one is open
 */
export async function askStaff(
  tx: Database,
  { clock }: Pick<Services, 'clock'>,
  asked: Asked,
): Promise<void> {
  const written = await tx
    .insert(profileRequests)
    .values({ ...asked, guid: randomUUID(), createdAt: clock() })
    .onConflictDoNothing()
    .returning({ guid: profileRequests.guid });
  if (written.length === 0) throw refuse(409, 'Такая просьба уже у нас, ответим в ближайшие дни');
}

/**
 * Takes a request back while nobody has answered it.
 * @throws Refused 404
 */
export async function withdrawRequest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: number,
  guid: string,
): Promise<void> {
  const closed = await db
    .update(profileRequests)
    .set({ state: 'withdrawn', closedAt: clock() })
    .where(
      and(
        eq(profileRequests.guid, guid),
        eq(profileRequests.userId, userId),
        eq(profileRequests.state, 'open'),
      ),
    )
    .returning({ guid: profileRequests.guid });
  if (closed.length === 0) throw refuse(404, 'Такой просьбы нет, или на неё уже ответили');
}
