import { inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../../../kernel/db/database.ts';
import { lots } from '../../estate/objects.table.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Told after the catalogue holds what changed.
 * @param guids keys of the lots that changed; `null` where everything was read anew
 */
type LotListener = (guids: readonly string[] | null) => void;

/** Changes of lots, whichever process made them. */
export interface LotChanges {
  /** Returns what ends the subscription. */
  subscribe(listener: LotListener): () => void;
  /** Stops following the database; waits for a refresh that is under way. */
  close(): Promise<void>;
}

/** Channel that the triggers of the catalogue's tables speak on. */
const CHANNEL = 'lots_changed';

/** Payload that asks for all lots. */
const EVERYTHING = '*';

/** Milliseconds that changes are gathered for, so that an import costs one refresh. */
const GATHER = 100;

/** Milliseconds until a refresh that failed is tried again. */
const RETRY = 2_000;

interface Parts {
  listen: OpenDatabase['listen'];
  log: Logger;
}

/** Subscribes to the database before the catalogue is read, so that no change falls between. */
export interface LotFollower {
  readonly changes: LotChanges;
  /** Sets the catalogue to keep in step with the database. */
  start(catalogue: Pick<Catalogue, 'refresh' | 'refreshLots'>): void;
}

/** Tells every process that what stands beside some lots has changed, in a table that has no trigger. */
export async function announceLots(db: Database, guids: readonly string[]): Promise<void> {
  if (guids.length === 0) return;
  await db
    .select({ notified: sql`pg_notify(${CHANNEL}, ${lots.guid}::text)` })
    .from(lots)
    .where(inArray(lots.guid, [...guids]));
}

/** Keeps the catalogue like the database: a few lots are read by themselves, more all together. */
export async function followLots({ listen, log }: Parts): Promise<LotFollower> {
  const listeners = new Set<LotListener>();
  const waiting = new Set<string>();
  let catalogue: Pick<Catalogue, 'refresh' | 'refreshLots'> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let closed = false;

  const refreshSoon = (delay: number) => {
    if (closed || !catalogue || timer || waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = running.then(refresh);
    }, delay);
    timer.unref();
  };

  async function refresh(): Promise<void> {
    if (closed || !catalogue) return;
    const changed = [...waiting];
    waiting.clear();
    try {
      const isWhole = changed.includes(EVERYTHING) || !(await catalogue.refreshLots(changed));
      if (isWhole) await catalogue.refresh();
      for (const listener of listeners) listener(isWhole ? null : changed);
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'catalogue not refreshed');
      for (const key of changed) waiting.add(key);
      refreshSoon(RETRY);
    }
  }

  const stop = await listen(CHANNEL, (payload) => {
    // A connection that was lost and came back may have missed anything.
    waiting.add(payload ?? EVERYTHING);
    refreshSoon(GATHER);
  });
  return {
    changes: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async close() {
        closed = true;
        clearTimeout(timer);
        await stop();
        await running;
      },
    },
    start(opened) {
      catalogue = opened;
      refreshSoon(GATHER);
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
