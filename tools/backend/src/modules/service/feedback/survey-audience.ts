import { and, eq, exists, inArray, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { contracts } from '../../deal/contract/contracts.table.ts';
import { surveys } from './feedback.table.ts';

/** Contracts by which something was bought. */
const BOUGHT = ['ddu', 'sale', 'parking'] as const;

/** Whether a survey of the query asks a buyer: one about a purchase only who has bought something. */
export function isAsked(db: Database, userId: number | SQLWrapper) {
  return or(eq(surveys.audience, 'all'), hasBought(db, userId));
}

/** Whether somebody has signed a contract of a purchase. */
export function hasBought(db: Database, userId: number | SQLWrapper) {
  const signed = db
    .select({ one: sql`1` })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), inArray(contracts.kind, [...BOUGHT])));
  return exists(signed);
}
