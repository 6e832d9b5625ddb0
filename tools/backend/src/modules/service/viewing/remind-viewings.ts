import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import { findViewings } from './find-viewing.ts';
import { tellVisitor, type Telling } from './viewing-messages.ts';
import { HOUR, REMINDERS } from './viewing-rules.ts';
import { viewings } from './viewings.table.ts';

type Reminding = Telling & Pick<Services, 'db' | 'clock'>;

/**
 * Reminds of viewings a day and two hours before, each time once, however often and by however many processes this is
 * called. Who booked less than that before needs no reminder of it.
 * @returns how many reminders were sent
 */
export async function remindOfViewings(services: Reminding): Promise<number> {
  let sent = 0;
  for (const hours of REMINDERS) sent += await remind(services, hours);
  return sent;
}

async function remind(services: Reminding, hours: number): Promise<number> {
  const { db, clock } = services;
  const now = clock();
  const due = and(
    eq(viewings.state, 'booked'),
    gt(viewings.startsAt, now),
    lte(viewings.startsAt, new Date(now.getTime() + hours * HOUR)),
    or(isNull(viewings.remindedHours), gt(viewings.remindedHours, hours)),
  );
  let sent = 0;
  for (const viewing of await findViewings(db, due)) {
    const { guid, startsAt, changedAt } = viewing.row;
    const isLate = startsAt.getTime() - changedAt.getTime() <= hours * HOUR;
    const isSent = await db.transaction(async (tx) => {
      const claimed = await tx
        .update(viewings)
        .set({ remindedHours: hours })
        .where(and(eq(viewings.guid, guid), due))
        .returning({ guid: viewings.guid });
      if (claimed.length === 0 || isLate) return false;
      await tellVisitor(tx, services, viewing, 'reminder');
      return true;
    });
    if (isSent) sent += 1;
  }
  return sent;
}
