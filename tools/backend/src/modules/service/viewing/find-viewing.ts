import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lotInWords } from './viewing-lot.ts';
import { placeOfViewing, viewingHref, type HostedViewing } from './to-viewing.ts';
import { viewingHosts, viewings } from './viewings.table.ts';

/** Reads viewings with their hosts, soonest first. */
export async function findViewings(
  db: Database,
  where: SQL | undefined,
  limit = 100,
): Promise<HostedViewing[]> {
  return db
    .select({ row: viewings, host: viewingHosts })
    .from(viewings)
    .innerJoin(viewingHosts, eq(viewingHosts.alias, viewings.host))
    .where(where)
    .orderBy(asc(viewings.startsAt))
    .limit(limit);
}

/**
 * The viewing of a link.
 * @throws Refused 404
 */
export async function viewingOf(db: Database, key: string): Promise<HostedViewing> {
  const [found] = await findViewings(db, eq(viewings.key, key), 1);
  if (!found) throw refuse(404, 'Такой записи нет');
  return found;
}

/** Viewings that were booked without a login, with the phone that a code has proved to be the buyer's. */
const bookedAsGuest = (db: Database, userId: number) =>
  and(
    isNull(viewings.userId),
    inArray(
      viewings.phone,
      db
        .select({ phone: users.phone })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.phoneConfirmed, true))),
    ),
  );

/** Viewings ahead of a buyer, as a list of what comes next tells them. */
export async function viewingsAhead(
  services: Pick<Services, 'db' | 'catalogue' | 'content' | 'clock'>,
  userId: number,
  most = 5,
) {
  const ahead = and(
    or(eq(viewings.userId, userId), bookedAsGuest(services.db, userId)),
    eq(viewings.state, 'booked'),
    gt(viewings.startsAt, services.clock()),
  );
  const found = await findViewings(services.db, ahead, most);
  return found.map(({ row }) => ({
    guid: row.guid,
    at: row.startsAt,
    title: `Просмотр: ${lotInWords(services.catalogue.snapshot, row.lotGuid)}`,
    text: placeOfViewing(services, row).address,
    href: viewingHref(row),
  }));
}
