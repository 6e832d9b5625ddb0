import { eq } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../../kernel/db/database.ts';
import type { Services } from '../../kernel/services.ts';

/** What an action is about: kind and guid, as the journal says them. */
export interface Subject {
  kind: string;
  id: string;
}

/** Tables of what actions are about, by the field that names it; `request` depends on the action. */
const TABLES: Readonly<Record<string, string>> = {
  order: 'orders',
  ticket: 'tickets',
  question: 'lot_questions',
  statement: 'statements',
  defect: 'defects',
  viewing: 'viewings',
  appointment: 'appointments',
  'profile.answer:request': 'profile_requests',
  request: 'service_requests',
};

/** What an action with these fields is about; an action about nothing that has a guid is about itself. */
export function subjectOf(action: string, fields: Readonly<Record<string, unknown>>): Subject {
  for (const [name, value] of Object.entries(fields)) {
    const kind = name in TABLES ? name : undefined;
    if (kind && typeof value === 'string') return { kind, id: value.toLowerCase() };
  }
  return { kind: action.split('.')[0] ?? action, id: '' };
}

/** The row of a subject as it stands; `null` where it has none. */
export async function snapshotOf(
  tx: Database,
  { tables }: Pick<Services, 'tables'>,
  action: string,
  { kind, id }: Subject,
): Promise<Record<string, unknown> | null> {
  const name = TABLES[`${action}:${kind}`] ?? TABLES[kind];
  const table = tables.find((one) => getTableConfig(one).name === name);
  const guid = table && getTableConfig(table).columns.find((column) => column.name === 'guid');
  if (!table || !guid) return null;
  const [row] = await tx.select().from(table).where(eq(guid, id));
  return row ?? null;
}
