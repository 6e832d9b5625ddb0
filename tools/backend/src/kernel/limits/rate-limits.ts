import { gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateWindows } from './rate-limits.table.ts';
import { createLocalWindows } from './local-windows.ts';
import { networksOf } from '../network/network-address.ts';
import type { Limit, LimitName, LocalLimit, SharedLimit } from '../config/limits.ts';

/** Counts attempts in fixed windows. A key that is an address counts for its network (`networksOf`). */
export interface RateLimits {
  /**
   * Counts one attempt; `false` when it is over the limit. What a narrow network may not do counts for no wider one, so
   * that nobody uses up the limit of the neighbours.
   * @param tx transaction that is open, if any: what it takes back was no attempt
   */
  take(name: SharedLimit, key: string, tx?: Database): Promise<boolean>;
  /**
   * The same in this process alone.
   * @param apart counts for itself under the same limit
   */
  takeHere(name: LocalLimit, key: string, apart?: string): boolean;
  /** Forgets the attempts of a key, e.g. after a right password. */
  reset(name: SharedLimit, key: string): Promise<void>;
  /** Takes one attempt back, e.g. the one with the right password. */
  giveBack(name: SharedLimit, key: string): Promise<void>;
  /** Deletes windows that have ended. */
  sweep(): Promise<void>;
}

interface Parts {
  db: Database;
  limits: Readonly<Record<LimitName, Limit>>;
  clock: () => Date;
  /** Keyed hash, so that the rows tell nothing about people. */
  hash: (key: string) => string;
}

/** Makes counters with the given limits and clock. */
export function createRateLimits({ db, limits, clock, hash }: Parts): RateLimits {
  const windows = createLocalWindows(clock);
  const keyOf = (name: SharedLimit, key: string) => hash(`${name}:${key}`);
  return {
    async take(name, key, tx = db) {
      const { count, seconds } = limits[name];
      for (const network of networksOf(key)) {
        const used = await countAttempt(keyOf(name, network.key), seconds, tx);
        if (used > count * network.factor) return false;
      }
      return true;
    },
    takeHere(name, key, apart = '') {
      const { count, seconds } = limits[name];
      return networksOf(key).every(({ key: network, factor }) =>
        windows.take(`${name}:${apart}:${network}`, { count: count * factor, seconds }),
      );
    },
    async reset(name, key) {
      const keys = networksOf(key).map((network) => keyOf(name, network.key));
      await db.delete(rateWindows).where(inArray(rateWindows.key, keys));
    },
    async giveBack(name, key) {
      const keys = networksOf(key).map((network) => keyOf(name, network.key));
      await db
        .update(rateWindows)
        .set({ used: sql`greatest(${rateWindows.used} - 1, 0)` })
        .where(inArray(rateWindows.key, keys));
    },
    async sweep() {
      await db.delete(rateWindows).where(lte(rateWindows.endsAt, clock()));
    },
  };

  /** How often a key was used within its window, this time included. */
  async function countAttempt(key: string, seconds: number, tx: Database): Promise<number> {
    const now = clock();
    const endsAt = new Date(now.getTime() + seconds * 1000);
    // One that ends later than a new one would was begun while the clock was ahead.
    const over = or(lte(rateWindows.endsAt, now), gt(rateWindows.endsAt, endsAt));
    const [window] = await tx
      .insert(rateWindows)
      .values({ key, used: 1, endsAt })
      .onConflictDoUpdate({
        target: rateWindows.key,
        set: {
          used: sql`case when ${over} then 1 else ${rateWindows.used} + 1 end`,
          endsAt: sql`case when ${over} then excluded.ends_at else ${rateWindows.endsAt} end`,
        },
      })
      .returning({ used: rateWindows.used });
    return window?.used ?? Infinity;
  }
}
