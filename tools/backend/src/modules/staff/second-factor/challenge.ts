import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import type { StaffSession } from '../../../kernel/studio/studio-call.ts';
import { staffSessions } from '../session/staff-sessions.table.ts';

/** What a challenge is for: one that was given for one thing is worth nothing for another. */
type Use = 'enter' | 'totp' | 'passkey';

/** Has a login remember what it was given; what it was given before is forgotten. */
export async function giveChallenge(
  db: Database,
  { idHash }: StaffSession,
  use: Use,
  value: string,
): Promise<void> {
  await db
    .update(staffSessions)
    .set({ challenge: `${use}:${value}` })
    .where(eq(staffSessions.idHash, idHash));
}

/** What a login was given for a use; `null` where nothing was. */
export function challengeOf({ challenge }: StaffSession, use: Use): string | null {
  const [of, ...value] = challenge?.split(':') ?? [];
  return of === use ? value.join(':') : null;
}

/** Takes the challenge of a login: of those who answer it at once one does, whether right or wrong. */
export async function takeChallenge(
  db: Database,
  session: StaffSession,
  use: Use,
): Promise<string | null> {
  const value = challengeOf(session, use);
  if (value === null || session.challenge === null) return null;
  const claimed = await db
    .update(staffSessions)
    .set({ challenge: null })
    .where(
      and(eq(staffSessions.idHash, session.idHash), eq(staffSessions.challenge, session.challenge)),
    )
    .returning({ guid: staffSessions.guid });
  return claimed.length > 0 ? value : null;
}
