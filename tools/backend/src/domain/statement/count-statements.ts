import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { statements } from '../../db/schema/index.ts';

/** Statements of a buyer that wait for the company. */
export function openStatementsOf(db: Database, userId: number): Promise<number> {
  const waits = inArray(statements.state, ['sent', 'review']);
  return db.$count(statements, and(eq(statements.userId, userId), waits));
}
