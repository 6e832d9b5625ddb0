import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { addDays, moscowInstant } from '@m30/ui-kit/format';
import type { AuditEntry } from '@m30/studio/contract/people/audit.schema';
import { skipTo } from '../../../kernel/db/read-page.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { staffName } from '../../../kernel/studio/studio-call.ts';
import { staffPeople } from '../person/staff-people.table.ts';
import { staffAudit } from './staff-audit.table.ts';

/** Which entries somebody wants to see; everything is optional. */
export interface AuditFilter {
  person?: string | undefined;
  subject?: string | undefined;
  of?: string | undefined;
  method?: string | undefined;
  /** First and last day in Moscow, ISO dates. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Rows that the export reads at a time. */
const CHUNK = 500;

/** One page of entries, the latest first, and how many there are. */
export async function findAudit(
  db: Database,
  filter: AuditFilter,
  { page, size }: { page: number; size: number },
): Promise<{ total: number; entries: AuditEntry[] }> {
  const where = toCondition(filter);
  const [counted] = await db
    .select({ total: count() })
    .from(staffAudit)
    .leftJoin(staffPeople, eq(staffPeople.id, staffAudit.personId))
    .where(where);
  return { total: counted?.total ?? 0, entries: await read(db, where, size, skipTo(page, size)) };
}

/** Every entry of a filter, the latest first, some at a time: those that are written meanwhile move nothing. */
export async function* eachAudit(db: Database, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  const where = toCondition(filter);
  let after: SQL | undefined;
  for (;;) {
    const chunk = await read(db, and(where, after), CHUNK, 0);
    yield* chunk;
    const last = chunk.at(-1);
    if (!last || chunk.length < CHUNK) return;
    after = lt(staffAudit.id, last.id);
  }
}

async function read(
  db: Database,
  where: SQL | undefined,
  limit: number,
  offset: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: staffAudit, person: staffPeople })
    .from(staffAudit)
    .leftJoin(staffPeople, eq(staffPeople.id, staffAudit.personId))
    .where(where)
    .orderBy(desc(staffAudit.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry: { at, personId: _, subjectId, ...entry }, person }) => ({
    ...entry,
    at: at.toISOString(),
    subject_id: subjectId,
    person: person && { guid: person.guid, name: staffName(person) },
  }));
}

function toCondition({ person, subject, of, method, from, to }: AuditFilter): SQL | undefined {
  return and(
    person ? eq(staffPeople.guid, person) : undefined,
    subject ? eq(staffAudit.subject, subject) : undefined,
    of ? eq(staffAudit.subjectId, of) : undefined,
    method ? eq(staffAudit.method, method) : undefined,
    from ? gte(staffAudit.at, moscowInstant(from)) : undefined,
    to ? lt(staffAudit.at, moscowInstant(addDays(to, 1))) : undefined,
  );
}
