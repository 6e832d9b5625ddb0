import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { oneAtATime } from '../../kernel/time/one-at-a-time.ts';
import type { Database } from '../../kernel/db/database.ts';
import { composeLetter } from '../../kernel/letter/compose-letter.ts';
import {
  codeOf,
  endingOf,
  type Letter,
  type LetterText,
} from '../../kernel/letter/define-letter.ts';
import { letterText } from '../../kernel/letter/letter-text.ts';
import type { Letterhead } from '../../kernel/letter/letterhead.ts';
import { outbox } from './outbox.table.ts';
import { CODE_LIFETIME } from '../../kernel/codes/code-rules.ts';
import { limitSms } from './limit-sms.ts';

/** A message to a person, as it is delivered. */
export type Message =
  | { kind: 'sms'; to: string; text: string; code?: string }
  | {
      kind: 'mail';
      to: string;
      subject: string;
      text: string;
      /** The same as a page; those that an earlier version of the product stored have none. */
      html?: string;
      code?: string;
      /** Address that ends letters of this kind when it is posted to, without a login (RFC 8058). */
      unsubscribe?: string;
    };

/** Why a person gets a message: who asked for a code waits for it, a notice tells of something that has happened. */
export type MessagePurpose = 'code' | 'notice';

/** Messages are stored with what caused them, then delivered, at least once each. */
export interface Outbox {
  /**
   * Puts a letter or an SMS into words and stores it; give it the transaction of its cause.
   * @param purpose @default 'notice'
   * @returns `false` for a message that is over the limits and will not be sent
   */
  add(db: Database, letter: Letter, purpose?: MessagePurpose): Promise<boolean>;
  /** Delivers what waits; call it after the transaction. Never rejects. */
  flush(): Promise<void>;
}

/** Takes one stored message to its person; may be repeated with the same id. */
export type Deliver = (id: string, message: Message, at: Date) => Promise<void>;

interface OutboxOptions {
  db: Database;
  deliver: Deliver;
  /** Messages of a kind wait: the circuit to their recipient is open. */
  isOpen?: (kind: Message['kind']) => boolean;
  /** What SMS are counted by. @default they are not */
  sms?: Omit<Parameters<typeof limitSms>[0], 'log'>;
  /** Who writes, at the moment of writing. */
  letterhead: () => Letterhead;
  clock: () => Date;
  log: Logger;
}

type Stored = typeof outbox.$inferSelect;

/** Milliseconds that a delivery has to end in; a killed one is delivered by another process afterwards. */
const LEASE = 30_000;

/** Milliseconds: the wait after the first failure, doubled each time, and the longest one. */
const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 3_600_000;

const KINDS = ['sms', 'mail'] as const;

/** After so many failures in a row the receiver is down, and the rest waits for the next look. */
const MAX_FAILURES = 3;

/**
 * Makes an outbox over the database and a way of delivery. No transaction is open while a message
 * is under way: the embedded database has one for everybody, and a slow gateway would stop it.
 */
export function createOutbox({
  db,
  deliver,
  clock,
  log,
  isOpen = () => false,
  sms,
  letterhead,
}: OutboxOptions): Outbox {
  const allow = sms ? limitSms({ ...sms, log }) : async () => true;

  async function deliverAll() {
    const failures = { sms: 0, mail: 0 };
    // A gateway that is down holds up no letters, nor the other way about.
    const open = () => KINDS.filter((kind) => failures[kind] < MAX_FAILURES && !isOpen(kind));
    for (;;) {
      const next = await claimNext(open());
      if (!next) return;
      const { kind } = next.message;
      failures[kind] = (await deliverOne(next)) ? 0 : failures[kind] + 1;
    }
  }

  /** Takes a row for the time of the lease, so that two processes never have the same one. */
  async function claimNext(kinds: readonly Message['kind'][]): Promise<Stored | undefined> {
    if (kinds.length === 0) return undefined;
    const kind = sql<string>`${outbox.message}->>'kind'`;
    return db.transaction(async (tx) => {
      const now = clock();
      const [next] = await tx
        .select()
        .from(outbox)
        .where(and(lte(outbox.nextAttemptAt, now), inArray(kind, [...kinds])))
        .orderBy(asc(outbox.nextAttemptAt), asc(outbox.createdAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return undefined;
      const attempts = next.attempts + 1;
      const nextAttemptAt = new Date(now.getTime() + LEASE);
      await tx.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.guid, next.guid));
      return { ...next, attempts };
    });
  }

  async function deliverOne({ guid, message, createdAt, attempts }: Stored): Promise<boolean> {
    const tooLate = clock().getTime() - createdAt.getTime() > CODE_LIFETIME;
    try {
      if (message.code !== undefined && tooLate) log.warn({ message: guid }, 'dead code not sent');
      else await deliver(guid, message, createdAt);
    } catch (error) {
      log.error({ err: error, message: guid }, 'message not delivered, kept for later');
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));
      const nextAttemptAt = new Date(clock().getTime() + wait);
      await db.update(outbox).set({ nextAttemptAt }).where(eq(outbox.guid, guid));
      return false;
    }
    await db.delete(outbox).where(eq(outbox.guid, guid));
    return true;
  }

  return {
    async add(tx, letter, purpose = 'notice') {
      const words = letter.written ?? (await letterText(tx, letter.kind));
      const message = toMessage(letter, words, letterhead());
      if (!(await allow(tx, message, purpose))) return false;
      const at = clock();
      await tx
        .insert(outbox)
        .values({ guid: randomUUID(), message, createdAt: at, nextAttemptAt: at });
      return true;
    },
    flush: oneAtATime(deliverAll, (error) => {
      log.error({ err: error }, 'outbox could not be read');
    }),
  };
}

function toMessage(letter: Letter, words: LetterText, head: Letterhead): Message {
  const { kind, to } = letter;
  const { subject, text, html } = composeLetter(letter, words, head);
  const code = codeOf(letter);
  const coded = code !== undefined && { code };
  if (kind.channel === 'sms') return { kind: 'sms', to, text, ...coded };
  const unsubscribe = endingOf(letter)?.post;
  return { kind: 'mail', to, subject, text, html, ...coded, ...(unsubscribe && { unsubscribe }) };
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
