import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import type { Services } from '../../../kernel/services.ts';
import { oneAtATime } from '../../../kernel/time/one-at-a-time.ts';
import { isListed } from '../../catalogue/lot/listing.ts';
import { users } from '../../people/account/accounts.table.ts';
import { baskets } from '../basket/baskets.table.ts';
import { letterAboutFavourites, type FavouriteNews } from './letter.ts';
import { changedBaskets, readStates, takeNote, type FavouriteState } from './states.ts';

/** Letters about favourites. */
export interface FavouriteNotices {
  /** Looks for news and writes the letters that are due; one look at a time. Never rejects. */
  run(): Promise<void>;
  /** Looks no more when lots change; waits for the look that is under way. */
  close(): Promise<void>;
}

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'outbox' | 'catalogue' | 'changes'>;

/** Milliseconds between two letters to one buyer; what happens in between waits. */
export const PAUSE = 6 * 3600 * 1000;

/** Makes the notices: they look whenever lots have changed, and whenever `run` is called. */
export function createFavouriteNotices(parts: Parts): FavouriteNotices {
  const { db, log, outbox, changes } = parts;
  let closed = false;

  async function look() {
    if (closed) return;
    const changed = await changedBaskets(db);
    for (const guid of changed) await db.transaction((tx) => writeLetter(parts, tx, guid));
    if (changed.length > 0) await outbox.flush();
  }

  const run = oneAtATime(look, (error) => {
    log.error({ err: error }, 'favourites could not be looked through');
  });
  const unsubscribe = changes.subscribe(() => void run());
  return {
    run,
    async close() {
      closed = true;
      unsubscribe();
      await run();
    },
  };
}

/** The basket is locked, so that two processes write one letter; what is told is known in the same transaction. */
async function writeLetter(parts: Parts, tx: Database, guid: string): Promise<void> {
  const { catalogue, clock, config, outbox } = parts;
  const now = clock();
  const isDue = or(
    isNull(baskets.notifiedAt),
    lte(baskets.notifiedAt, new Date(now.getTime() - PAUSE)),
  );
  const [basket] = await tx
    .select()
    .from(baskets)
    .where(and(eq(baskets.guid, guid), eq(baskets.subscribed, true), isDue))
    .for('update', { skipLocked: true });
  if (!basket?.lettersToken || basket.userId === null) return;
  const states = await readStates(tx, guid);
  await takeNote(tx, states);
  const news = states.flatMap((state) => newsOf(state) ?? []);
  const [buyer] = await tx.select().from(users).where(eq(users.id, basket.userId));
  if (news.length === 0 || !buyer?.email || !buyer.emailConfirmed) return;
  const { snapshot } = catalogue;
  const token = basket.lettersToken;
  const letter = letterAboutFavourites({
    buyer,
    news,
    snapshot,
    token,
    origin: config.publicOrigin,
  });
  await outbox.add(tx, letter);
  await tx.update(baskets).set({ notifiedAt: now }).where(eq(baskets.guid, guid));
}

/** A lower price of a lot that may still be bought, or a lot that is free again; anything else is no news. */
function newsOf({
  lot,
  price,
  status,
  knownPrice,
  knownFree,
}: FavouriteState): FavouriteNews | null {
  const freed = status === 'free' && !knownFree;
  const cheaper = price < knownPrice && isListed({ status });
  if (!freed && !cheaper) return null;
  return { lot, price, freed, priceBefore: cheaper ? knownPrice : null };
}
