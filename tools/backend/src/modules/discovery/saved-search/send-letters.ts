import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { SearchFrequency } from '@m30/api';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { searches, searchFinds } from './searches.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { letterPictures } from '../../catalogue/light/letter-pictures.ts';
import { isListed } from '../../catalogue/lot/listing.ts';
import type { Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { letterAboutSearch, type Find } from './letter.ts';

const HOUR = 3600 * 1000;

/** Milliseconds between two letters about one search; what is found in between waits. */
const PAUSES: Readonly<Record<SearchFrequency, number>> = {
  now: 6 * HOUR,
  daily: 24 * HOUR,
  weekly: 7 * 24 * HOUR,
};

/** The shortest of them. */
export const PAUSE = PAUSES.now;

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'outbox' | 'catalogue' | 'light'>;

/** Writes a letter for each search that has something to tell; the outbox delivers it. */
export async function sendLetters(parts: Parts): Promise<void> {
  const due = await parts.db
    .selectDistinct({ guid: searches.guid })
    .from(searches)
    .innerJoin(searchFinds, eq(searchFinds.searchGuid, searches.guid))
    .where(isDue(parts.clock()));
  for (const { guid } of due) await parts.db.transaction((tx) => sendLetter(parts, tx, guid));
}

function isDue(now: Date) {
  const earlier = (frequency: SearchFrequency) => new Date(now.getTime() - PAUSES[frequency]);
  // The first letter of a day or a week gathers, too.
  const begun = sql<Date>`coalesce(${searches.notifiedAt}, ${searches.createdAt})`;
  const gathered = (frequency: SearchFrequency) =>
    and(eq(searches.frequency, frequency), lte(begun, earlier(frequency).toISOString()));
  return and(
    eq(searches.subscribed, true),
    or(
      and(
        eq(searches.frequency, 'now'),
        or(isNull(searches.notifiedAt), lte(searches.notifiedAt, earlier('now'))),
      ),
      gathered('daily'),
      gathered('weekly'),
    ),
  );
}

/** The row is locked, so that two processes write one letter. */
async function sendLetter(parts: Parts, tx: Database, guid: string): Promise<void> {
  const { clock, config, outbox, catalogue } = parts;
  const now = clock();
  const [search] = await tx
    .select()
    .from(searches)
    .where(and(eq(searches.guid, guid), isDue(now)))
    .for('update', { skipLocked: true });
  if (!search) return;
  const [buyer] = await tx.select().from(users).where(eq(users.id, search.userId));
  const finds = await takeFinds(tx, guid, catalogue.snapshot);
  if (!buyer?.email || !buyer.emailConfirmed || finds.length === 0) return;
  const pictures = await letterPictures(
    tx,
    parts,
    finds.map(({ lot }) => lot),
  );
  const origin = config.publicOrigin;
  await outbox.add(tx, letterAboutSearch({ search, buyer, finds, pictures, origin }));
  await tx.update(searches).set({ notifiedAt: now }).where(eq(searches.guid, guid));
}

/** What there is to tell, the cheapest first; what is no news any more is forgotten. */
async function takeFinds(tx: Database, guid: string, snapshot: Snapshot): Promise<Find[]> {
  const rows = await tx.delete(searchFinds).where(eq(searchFinds.searchGuid, guid)).returning();
  return rows
    .flatMap(({ lotGuid, priceBefore }) => {
      const lot = snapshot.byGuid.get(lotGuid);
      if (!lot || !isListed(lot)) return [];
      return priceBefore !== null && lot.price >= priceBefore ? [] : [{ lot, priceBefore }];
    })
    .sort((a, b) => a.lot.price - b.lot.price);
}
