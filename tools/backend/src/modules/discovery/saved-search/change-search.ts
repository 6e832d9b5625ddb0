import { eq, type SQL } from 'drizzle-orm';
import type { InputOf, ResultOf } from '@m30/api/client';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { users } from '../../people/account/accounts.table.ts';
import { collectFinds } from './collect-finds.ts';
import { requireMailbox, toSearch } from './searches.ts';
import { searches, searchFinds } from './searches.table.ts';

/** What is changed; what is absent stays. */
export type SearchChange = Omit<InputOf<'Search.Change'>, 'guid'>;

type SearchRow = typeof searches.$inferSelect;

/**
 * The search of a link.
 * @throws Refused 404 where it is gone
 */
export async function findSearch(
  services: Services,
  which: SQL,
): Promise<ResultOf<'Search.GetByLink'>> {
  const [row] = await services.db.select().from(searches).where(which);
  if (!row) throw gone();
  return { search: toSearch(services, row) };
}

/**
 * Renames a search, pauses its letters or begins them again, and says how often they come. What happens while they are paused
 * is no news afterwards.
 * @throws Refused 404 where it is gone, 422 where letters begin that would have nowhere to go
 */
export async function changeSearch(
  services: Services,
  which: SQL | undefined,
  { name, subscribed, frequency }: SearchChange,
): Promise<ResultOf<'Search.Change'>> {
  if (subscribed) await collectFinds(services);
  const row = await services.db.transaction(async (tx): Promise<SearchRow> => {
    const [search] = await tx.select().from(searches).where(which).for('update');
    if (!search) throw gone();
    if (subscribed && !search.subscribed) {
      const [buyer] = await tx.select().from(users).where(eq(users.id, search.userId));
      requireMailbox(buyer);
    }
    const changed = {
      name: name ?? search.name,
      subscribed: subscribed ?? search.subscribed,
      frequency: frequency ?? search.frequency,
    };
    await tx.update(searches).set(changed).where(eq(searches.guid, search.guid));
    if (!changed.subscribed) {
      await tx.delete(searchFinds).where(eq(searchFinds.searchGuid, search.guid));
    }
    return { ...search, ...changed };
  });
  return { search: toSearch(services, row) };
}

const gone = () => refuse(404, 'Такой подборки нет');
