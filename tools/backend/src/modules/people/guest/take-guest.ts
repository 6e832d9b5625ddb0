import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../kernel/db/database.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { refuseForNow } from '../../../kernel/method/refuse.ts';

/** Tables of guests, each identified by a cookie alone. */
export interface GuestRows {
  limit: 'draftAddress' | 'basketAddress';
  table: PgTable;
  /** Which of its rows are guests'. */
  ofGuests: SQL;
  /** Rows of guests that are stored in all. */
  most: number;
  /** What there is too much of, in the genitive plural: «корзин». */
  of: string;
}

/** Seconds until rows of other guests have ended, at the earliest. */
const LATER = 3600;

/**
 * Takes room for one guest more.
 * @throws Refused 429 where too many new guests came from the address, 503 where too many are stored in all
 */
export async function takeGuest(
  tx: Database,
  { services: { config, limits }, visitor }: Call,
  { limit, table, ofGuests, most, of }: GuestRows,
): Promise<void> {
  if (!(await limits.take(limit, visitor.ip, tx))) {
    const { seconds } = config.limits[limit];
    const message = `С\u00a0вашего адреса начато слишком много ${of}. Войдите в\u00a0личный кабинет или попробуйте завтра`;
    throw refuseForNow(429, message, seconds);
  }
  const one = sql<number>`1`;
  const over = await tx.select({ one }).from(table).where(ofGuests).offset(most).limit(1);
  if (over.length === 0) return;
  throw refuseForNow(
    503,
    `Сейчас начато слишком много ${of}. Войдите в\u00a0личный кабинет`,
    LATER,
  );
}
