import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { MOST_SEARCHES, type LotFilter } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { searches, searchFinds } from './searches.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { collectFinds } from './collect-finds.ts';
import { findIds } from './find-ids.ts';
import { searchQuery, searchUrl } from './search-url.ts';

type Search = ResultOf<'Search.Save'>['search'];
type SearchRow = typeof searches.$inferSelect;

/**
 * Saves a filter of a buyer; one that is saved already takes the new name, and its letters begin again.
 * @throws Refused 422 for a buyer without a confirmed mailbox, or with too many searches
 */
export async function saveSearch(
  services: Services,
  userId: number,
  { name, filter }: { name: string; filter: LotFilter },
): Promise<Search> {
  const { db, clock } = services;
  // What happened before is no news of this search.
  await collectFinds(services);
  const row = await db.transaction(async (tx) => {
    // The buyer's row is the lock of the count.
    const [buyer] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    requireMailbox(buyer);
    const query = searchQuery(filter);
    const existing = await tx.select().from(searches).where(eq(searches.userId, userId));
    if (existing.length >= MOST_SEARCHES && !existing.some((search) => search.query === query)) {
      throw refuse(422, `Сохранено уже ${MOST_SEARCHES} поисков: удалите лишний в личном кабинете`);
    }
    const [saved] = await tx
      .insert(searches)
      .values({
        guid: randomUUID(),
        userId,
        name,
        filter,
        query,
        token: randomBytes(24).toString('base64url'),
        createdAt: clock(),
      })
      .onConflictDoUpdate({
        target: [searches.userId, searches.query],
        set: { name, subscribed: true },
      })
      .returning();
    return saved;
  });
  if (!row) throw new Error('a search was not written');
  return toSearch(services, row);
}

/** @throws Refused 422 for a buyer without a confirmed mailbox */
export function requireMailbox(
  buyer: Pick<typeof users.$inferSelect, 'email' | 'emailConfirmed'> | undefined,
): void {
  if (!buyer?.email) throw refuse(422, 'Письма некуда отправлять: в вашем профиле нет почты');
  if (!buyer.emailConfirmed) throw refuse(422, 'Сначала подтвердите почту в профиле');
}

/** Searches of a buyer, the newest first. */
export async function listSearches(services: Services, userId: number): Promise<Search[]> {
  const rows = await services.db
    .select()
    .from(searches)
    .where(eq(searches.userId, userId))
    .orderBy(desc(searches.createdAt), desc(searches.guid));
  return rows.map((row) => toSearch(services, row));
}

/** A search, if it is this buyer's. */
export const ownSearch = (userId: number, guid: string) =>
  and(eq(searches.userId, userId), eq(searches.guid, guid));

/** The search that the link of its letters carries. */
export const linkedSearch = (token: string) => eq(searches.token, token);

/** Forgets a search; one that is gone already is no mistake. */
export async function deleteSearch({ db }: Services, which: SQL | undefined): Promise<void> {
  await db.delete(searches).where(which);
}

/**
 * The search that a letter's link belongs to.
 * @throws Refused 404 where its letters have ended
 */
export async function findSubscription({ db }: Services, token: string) {
  const [row] = await db
    .select()
    .from(searches)
    .where(and(eq(searches.token, token), eq(searches.subscribed, true)));
  if (!row) throw refuse(404, 'По этой ссылке письма больше не приходят');
  return { name: row.name, url: searchUrl(row.query) };
}

/** Ends the letters about a search; the search stays in the account. */
export async function unsubscribe({ db }: Services, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(searches)
      .set({ subscribed: false })
      .where(eq(searches.token, token))
      .returning();
    if (row) await tx.delete(searchFinds).where(eq(searchFinds.searchGuid, row.guid));
  });
}

/** A search as its buyer sees it. */
export function toSearch(services: Services, row: SearchRow): Search {
  return {
    guid: row.guid,
    name: row.name,
    url: searchUrl(row.query),
    total: findIds(services, row.filter).length,
    subscribed: row.subscribed,
    frequency: row.frequency,
    createdAt: row.createdAt.toISOString(),
  };
}
