import { asc } from 'drizzle-orm';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { ViewingPlace } from './types.ts';
import { viewingHosts, type HostRow } from './viewings.table.ts';

/**
 * Who shows the lots of a complex, whoever leads it first; those of no complex show what nobody leads.
 * @throws Refused 409 where the company shows nothing
 */
export async function hostsOf(db: Database, vendor: string): Promise<[HostRow, ...HostRow[]]> {
  const all = await db.select().from(viewingHosts).orderBy(asc(viewingHosts.position));
  const own = all.filter(({ vendors }) => vendors.includes(vendor));
  const [first, ...others] =
    own.length > 0 ? own : all.filter(({ vendors }) => vendors.length === 0);
  if (!first) throw refuse(409, 'Показов пока нет. Позвоните нам, договоримся о\u00a0встрече');
  return [first, ...others];
}

/** Those of them who meet in a kind of place: a call needs a room. */
export const hostsAt = (hosts: readonly HostRow[], place: ViewingPlace): HostRow[] =>
  hosts.filter(({ video }) => place !== 'video' || video !== null);
