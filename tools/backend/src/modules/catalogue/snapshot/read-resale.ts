import { asc } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { resaleAgents, resaleFlats } from '../../estate/resale.table.ts';
import { known } from './known.ts';

/** A resale flat with who shows it. */
export type ResaleRow = typeof resaleFlats.$inferSelect & {
  agent: typeof resaleAgents.$inferSelect;
};

/** What the catalogue keeps of the resale flats. */
export interface ResaleFacts {
  /** By their id; the same map until they change. */
  resale: ReadonlyMap<string, ResaleRow>;
}

/** Reads the resale flats; the database's foreign key promises that every agent exists. */
export async function readResale(db: Database): Promise<ResaleFacts> {
  const agents = new Map((await db.select().from(resaleAgents)).map((row) => [row.id, row]));
  const rows = await db.select().from(resaleFlats).orderBy(asc(resaleFlats.id));
  return {
    resale: new Map(rows.map((row) => [row.id, { ...row, agent: known(agents, row.agentId) }])),
  };
}
