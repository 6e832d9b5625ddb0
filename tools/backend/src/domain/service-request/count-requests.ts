import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { serviceRequests } from '../../db/schema/index.ts';

/** Orders of services of a buyer that are still to be done. */
export function openRequestsOf(db: Database, userId: number): Promise<number> {
  const waits = inArray(serviceRequests.state, ['sent', 'confirmed']);
  return db.$count(serviceRequests, and(eq(serviceRequests.userId, userId), waits));
}
