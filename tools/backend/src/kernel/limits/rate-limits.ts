import { gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateWindows } from './rate-limits.table.ts';
import { createLocalWindows } from './local-windows.ts';
import { networksOf } from '../http/network-address.ts';

/** At most `count` times within `seconds`. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** What guards people and their data: counted over all processes, in the database. */
type SharedLimit =
  | 'leadPhone'
  | 'leadAddress'
  | 'leadNoscript'
  | 'staffAddress'
  | 'loginPhone'
  | 'loginPair'
  | 'loginDevice'
  | 'loginAddress'
  | 'proofBuyer'
  | 'codeAddress'
  | 'smsPhone'
  | 'smsNotices'
  | 'smsAddress'
  | 'smsTotal'
  | 'fileAddress'
  | 'contractAddress'
  | 'cardAddress'
  | 'applicationAddress'
  | 'draftAddress'
  | 'basketAddress';

/** What guards the processor of one process: counted there, because a query would cost more than it saves. */
export type LocalLimit =
  'travelAddress' | 'paperAddress' | 'metricsAddress' | 'puzzleAddress' | 'puzzleOther';

export type LimitName = SharedLimit | LocalLimit;

const DAY = 24 * 3600;

/** An office shares one address, so limits by address are wide. A /56 of IPv6 has four times as much, a /48 sixteen times. */
export const DEFAULT_LIMITS: Readonly<Record<LimitName, Limit>> = {
  leadPhone: { count: 10, seconds: 3600 },
  leadAddress: { count: 60, seconds: 3600 },
  leadNoscript: { count: 3, seconds: 3600 },
  staffAddress: { count: 10, seconds: 900 },
  // Wrong passwords of an account from a network, or from a browser that has logged in before.
  loginPair: { count: 10, seconds: 900 },
  loginDevice: { count: 10, seconds: 900 },
  // Those from everywhere else together: whoever has many addresses does not get far with one account.
  loginPhone: { count: 100, seconds: DAY },
  loginAddress: { count: 60, seconds: 900 },
  // Passwords that somebody with a session tries.
  proofBuyer: { count: 10, seconds: DAY },
  codeAddress: { count: 60, seconds: 3600 },
  // The ten codes that a phone gets (code-rules.ts), and as many notices.
  smsPhone: { count: 20, seconds: DAY },
  smsNotices: { count: 10, seconds: DAY },
  // A mobile operator has thousands of people behind one address of IPv4.
  smsAddress: { count: 300, seconds: DAY },
  smsTotal: { count: 1000, seconds: 3600 },
  // A suggestion is asked for with every rest of the fingers.
  travelAddress: { count: 600, seconds: 600 },
  // Writing a PDF takes a third of a second.
  paperAddress: { count: 60, seconds: 600 },
  // Of a form that anybody may send.
  fileAddress: { count: 30, seconds: 3600 },
  // Numbers follow each other: who tries them out gets twenty guesses an hour.
  contractAddress: { count: 20, seconds: 3600 },
  // A partner's till checks the cards of a whole queue.
  cardAddress: { count: 60, seconds: 3600 },
  applicationAddress: { count: 20, seconds: 3600 },
  // New guests: each has rows of his own for a month, or half a year.
  draftAddress: { count: 30, seconds: 86_400 },
  basketAddress: { count: 300, seconds: 86_400 },
  // Two beacons a page, and an office behind one address.
  metricsAddress: { count: 300, seconds: 600 },
  // Twice the leads and codes that an address may send.
  puzzleAddress: { count: 240, seconds: 3600 },
  // Of pages without cookies, and of forms that name no method.
  puzzleOther: { count: 30, seconds: 3600 },
};

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
