import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { addDays, moscowInstant } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { leadDelivery, leads } from './leads.table.ts';
import { anyCase, phoneDigits } from '../../../kernel/db/search-pattern.ts';

/** Which leads staff want to see; everything is optional. */
export interface LeadFilter {
  /** Method of the form. */
  form?: string | undefined;
  /** First and last day in Moscow, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
  /** Part of a name, a phone or anything else in the form. */
  text?: string | undefined;
}

/** A lead with its way to the CRM; `null` where it has none. */
export interface FoundLead {
  lead: typeof leads.$inferSelect;
  delivery: typeof leadDelivery.$inferSelect | null;
}

/** Rows that the export reads at a time. */
const CHUNK = 500;

/** A lead by its guid. */
export async function findLead(db: Database, guid: string): Promise<FoundLead | null> {
  const [found] = await read(db, eq(leads.guid, guid), 1);
  return found ?? null;
}

/**
 * Every lead of a filter, newest first, some at a time: those that arrive meanwhile move nothing.
 * @param more what else they have to be
 */
export async function* eachLead(
  db: Database,
  filter: LeadFilter,
  more?: SQL,
): AsyncGenerator<FoundLead> {
  const where = and(leadCondition(filter), more);
  let after: SQL | undefined;
  for (;;) {
    const chunk = await read(db, and(where, after), CHUNK);
    yield* chunk;
    const last = chunk.at(-1)?.lead;
    if (!last || chunk.length < CHUNK) return;
    after = or(
      lt(leads.createdAt, last.createdAt),
      and(eq(leads.createdAt, last.createdAt), lt(leads.guid, last.guid)),
    );
  }
}

async function read(db: Database, where: SQL | undefined, limit: number) {
  const rows = await db
    .select()
    .from(leads)
    .leftJoin(leadDelivery, eq(leadDelivery.leadGuid, leads.guid))
    .where(where)
    .orderBy(desc(leads.createdAt), desc(leads.guid))
    .limit(limit);
  return rows.map((row) => ({ lead: row.leads, delivery: row.lead_delivery }));
}

/** Which rows of `leads` a filter finds. */
export function leadCondition({ form, from, to, text }: LeadFilter): SQL | undefined {
  return and(
    form ? eq(leads.method, form) : undefined,
    from ? gte(leads.createdAt, moscowInstant(from)) : undefined,
    to ? lt(leads.createdAt, moscowInstant(addDays(to, 1))) : undefined,
    text ? contains(text) : undefined,
  );
}

function contains(text: string): SQL | undefined {
  const pattern = anyCase(text);
  const digits = phoneDigits(text);
  return or(
    digits ? sql`${leads.phone} like ${`%${digits}%`}` : undefined,
    sql`${leads.name} ~ ${pattern}`,
    sql`${leads.details}::text ~ ${pattern}`,
    sql`${leads.referrer} ~ ${pattern}`,
    sql`${leads.guid}::text ~ ${pattern}`,
  );
}
