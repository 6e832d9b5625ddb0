import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';

/** A message to a person. */
export type Message =
  | { kind: 'sms'; to: string; text: string; code?: string }
  | { kind: 'mail'; to: string; subject: string; text: string; code?: string };

/** Messages are stored with what caused them, then delivered, at least once each. */
export interface Outbox {
  /** Stores a message; give it the transaction of its cause. */
  add(db: Database, message: Message): Promise<void>;
  /** Delivers what waits; call it after the transaction. Never rejects. */
  flush(): Promise<void>;
}

/** Takes one stored message to its person; may be repeated with the same id. */
export type Deliver = (id: string, message: Message, at: Date) => Promise<void>;

interface OutboxOptions {
  db: Database;
  deliver: Deliver;
  clock: () => Date;
  log: Logger;
}

/** Makes an outbox over the database and a way of delivery. */
export function createOutbox({ db, deliver, clock, log }: OutboxOptions): Outbox {
  let running: Promise<void> | null = null;
  let again = false;

  async function deliverAll() {
    do {
      again = false;
      while (await deliverOne());
    } while (again);
  }

  /** The row stays locked while it is delivered, so that two processes never take the same one. */
  async function deliverOne(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const [next] = await tx
        .select()
        .from(outbox)
        .orderBy(asc(outbox.attempts), asc(outbox.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return false;
      try {
        await deliver(next.guid, next.message, next.createdAt);
        await tx.delete(outbox).where(eq(outbox.guid, next.guid));
        return true;
      } catch (error) {
        log.error({ err: error, message: next.guid }, 'message not delivered, kept for later');
        await tx
          .update(outbox)
          .set({ attempts: sql`${outbox.attempts} + 1` })
          .where(eq(outbox.guid, next.guid));
        return false;
      }
    });
  }

  return {
    async add(db, message) {
      await db.insert(outbox).values({ guid: randomUUID(), message, createdAt: clock() });
    },
    async flush() {
      again = true;
      running ??= deliverAll()
        .catch((error: unknown) => log.error({ err: error }, 'outbox could not be read'))
        .finally(() => {
          running = null;
        });
      await running;
    },
  };
}

/** Delivers into a folder, one JSON file a message: what a person would have received. */
export function deliverToFolder(folder: string): Deliver {
  return async (id, message, at) => {
    await mkdir(folder, { recursive: true });
    const stamp = at.toISOString().replaceAll(':', '-');
    const path = join(folder, `${stamp}-${message.kind}-${id}.json`);
    await writeFile(`${path}.part`, JSON.stringify({ ...message, at: at.toISOString() }, null, 2));
    await rename(`${path}.part`, path);
  };
}
