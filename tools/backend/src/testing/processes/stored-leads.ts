import { openServer } from '../../kernel/db/open-server.ts';
import { createLog } from '../../kernel/observability/log.ts';
import { leads } from '../../modules/deal/lead/leads.table.ts';

/** What stands in the table of leads. */
export interface StoredLeads {
  /** How many of these names do not stand there exactly once. */
  notOnce(names: ReadonlySet<string>): number;
}

/** Reads the names of all leads. */
export async function storedLeads(url: string): Promise<StoredLeads> {
  const { db, close } = await openServer(url, createLog('silent'));
  const rows = await db.select({ name: leads.name }).from(leads);
  await close();
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  return { notOnce: (names) => [...names].filter((name) => counts.get(name) !== 1).length };
}
