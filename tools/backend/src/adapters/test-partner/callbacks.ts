import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { Refused } from '../../kernel/method/refuse.ts';
import type { Services } from '../../kernel/services.ts';
import type { Database } from '../../kernel/db/database.ts';
import { testCallbacks, testMatters } from './test-partner.table.ts';
import { signBody } from '../partner/signature.ts';
import type { TestMessage } from './types.ts';

type Matter = typeof testMatters.$inferSelect;

/** Puts messages of an embedded partner on their way; `sendCallbacks` sends what is due. */
export async function queueCallbacks(
  tx: Database,
  { guid, partner, subject, matter }: Matter,
  messages: readonly TestMessage[],
  now: Date,
): Promise<void> {
  for (const { type, amount, percent = 100, note, loan, after = 0, times = 1 } of messages) {
    const dueAt = new Date(now.getTime() + after * 1000);
    const event = {
      id: randomUUID(),
      subject,
      type,
      amount: amount && matter.amount !== null ? partOf(matter.amount, percent) : null,
      note: note?.(guid) ?? null,
      ...(loan && matter.loan && { loan: loan(matter.loan, now) }),
      at: now.toISOString(),
    };
    for (let time = 0; time < times; time++) {
      await tx.insert(testCallbacks).values({ guid: randomUUID(), partner, subject, event, dueAt });
    }
  }
}

/** A part of an amount of kopecks, in whole roubles where it is not the whole. */
const partOf = (amount: number, percent: number): number =>
  percent === 100 ? amount : Math.floor((amount * percent) / 10_000) * 100;

/** Callbacks that one look sends. */
const MOST = 100;

/** Sends the callbacks that are due, signed as a partner outside would; without the demo none. Never rejects. */
export async function sendCallbacks(services: Services): Promise<void> {
  const { config, db, clock, log } = services;
  if (!config.demo) return;
  try {
    const due = await db
      .select()
      .from(testCallbacks)
      .where(and(isNull(testCallbacks.sentAt), lte(testCallbacks.dueAt, clock())))
      .orderBy(asc(testCallbacks.dueAt))
      .limit(MOST);
    for (const callback of due) await send(services, callback);
  } catch (error) {
    log.warn({ err: error }, 'callbacks not sent, kept for later');
  }
}

async function send(
  services: Services,
  { guid, partner, event }: typeof testCallbacks.$inferSelect,
): Promise<void> {
  const { db, clock, log, partners } = services;
  const body = JSON.stringify(event);
  const signature = signBody(partners.keyOf(partner), body, clock());
  try {
    await services.receivePartnerEvent(services, partner, { body, signature });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log.warn({ partner, type: event.type, refused: error.message }, 'callback refused');
  }
  await db.update(testCallbacks).set({ sentAt: clock() }).where(eq(testCallbacks.guid, guid));
  const own = and(eq(testMatters.subject, event.subject), eq(testMatters.partner, partner));
  await db.update(testMatters).set({ state: event.type }).where(own);
}

/** Makes the messages about a matter that wait due at once. */
export async function hurryCallbacks(db: Database, subject: string, now: Date): Promise<void> {
  await db.update(testCallbacks).set({ dueAt: now }).where(waitingOf(subject));
}

/** Takes back the messages about a matter that wait. */
export async function dropCallbacks(db: Database, subject: string): Promise<void> {
  await db.delete(testCallbacks).where(waitingOf(subject));
}

/** How many messages about a matter wait. */
export function countCallbacks(db: Database, subject: string): Promise<number> {
  return db.$count(testCallbacks, waitingOf(subject));
}

const waitingOf = (subject: string) =>
  and(eq(testCallbacks.subject, subject), isNull(testCallbacks.sentAt));
