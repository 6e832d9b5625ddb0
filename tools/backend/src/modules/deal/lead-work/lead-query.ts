import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { LeadStatus } from '@m30/studio/contract/sales/lead.schema';
import { skipTo } from '../../../kernel/db/read-page.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { leadCondition, type LeadFilter } from '../lead/find-leads.ts';
import { leads } from '../lead/leads.table.ts';
import { leadWork } from './lead-work.table.ts';

/** Which leads somebody wants to see; everything is optional. */
export interface DeskFilter extends LeadFilter {
  status?: LeadStatus | undefined;
  /** Id of a colleague; `null`: nobody's. */
  responsible?: number | null | undefined;
  overdue?: boolean;
  source?: string | undefined;
}

/** Statuses that close a lead: nothing of it is late. */
const CLOSED: readonly LeadStatus[] = ['order', 'declined'];

/** A lead that nobody has touched is new. */
const status = sql<LeadStatus>`coalesce(${leadWork.status}, 'new')`;

/** Campaign, or the host of the page where the visitor came from. */
const source = sql<string>`coalesce(nullif(${leads.marketing}->>'utm_source', ''), substring(${leads.referrer} from '^https?://([^/]+)'), '')`;

const isOpen = or(isNull(leadWork.status), notInArray(leadWork.status, [...CLOSED]));

const isOverdue = (now: Date) => and(isOpen, lt(leadWork.dueAt, now));

const selection = { lead: leads, work: leadWork, responsible: staffPeople, source };

/** Leads with their work and who is responsible. */
const selectLeads = (db: Database) =>
  db
    .select(selection)
    .from(leads)
    .leftJoin(leadWork, eq(leadWork.leadGuid, leads.guid))
    .leftJoin(staffPeople, eq(staffPeople.id, leadWork.responsibleId));

export type DeskLead = Awaited<ReturnType<typeof selectLeads>>[number];

/** A lead of the desk by its guid. */
export async function findDeskLead(db: Database, guid: string): Promise<DeskLead | null> {
  const [found] = await selectLeads(db).where(eq(leads.guid, guid));
  return found ?? null;
}

/** One page of leads; by default those first that are due first, then the newest. */
export async function findDeskLeads(
  db: Database,
  filter: DeskFilter,
  { now, sort, page, size }: { now: Date; sort: 'due' | 'newest'; page: number; size: number },
): Promise<{ total: number; found: DeskLead[] }> {
  const where = toCondition(filter, now);
  const [counted] = await db
    .select({ total: count() })
    .from(leads)
    .leftJoin(leadWork, eq(leadWork.leadGuid, leads.guid))
    .where(where);
  const due = sql`case when ${isOpen} then ${leadWork.dueAt} end asc nulls last`;
  const found = await selectLeads(db)
    .where(where)
    .orderBy(...(sort === 'due' ? [due] : []), desc(leads.createdAt), desc(leads.guid))
    .limit(size)
    .offset(skipTo(page, size));
  return { total: counted?.total ?? 0, found };
}

/** What the tabs of the desk show, whatever the filter. */
export async function countDesk(db: Database, { me, now }: { me: number; now: Date }) {
  const joined = () => db.select({ status, total: count() }).from(leads);
  const rows = await joined().leftJoin(leadWork, eq(leadWork.leadGuid, leads.guid)).groupBy(status);
  const [sums] = await db
    .select({
      mine: sql<number>`count(*) filter (where ${and(isOpen, eq(leadWork.responsibleId, me))})::int`,
      nobody: sql<number>`count(*) filter (where ${and(isOpen, isNull(leadWork.responsibleId))})::int`,
      overdue: sql<number>`count(*) filter (where ${isOverdue(now)})::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(leads)
    .leftJoin(leadWork, eq(leadWork.leadGuid, leads.guid));
  return {
    by_status: Object.fromEntries(rows.map((row) => [row.status, row.total])),
    ...(sums ?? { mine: 0, nobody: 0, overdue: 0, all: 0 }),
  };
}

/** Forms and sources that leads have come by. */
export async function choicesOfDesk(db: Database): Promise<{ forms: string[]; sources: string[] }> {
  const forms = await db.selectDistinct({ method: leads.method }).from(leads);
  const sources = await db.selectDistinct({ source }).from(leads).orderBy(asc(source)).limit(100);
  return {
    forms: forms.map(({ method }) => method),
    sources: sources.map((row) => row.source).filter(Boolean),
  };
}

/** Whose leads are one person's: the phone, or the mailbox. */
interface Sender {
  phone: string;
  email: string | null | undefined;
}

const sentBy = ({ phone, email }: Sender) =>
  or(
    phone ? eq(leads.phone, phone) : undefined,
    email ? eq(sql`lower(${leads.details}->>'email')`, email.toLowerCase()) : undefined,
  );

/** Leads of a phone or a mailbox, newest first. */
export async function findLeadsOf(db: Database, sender: Sender, most: number): Promise<DeskLead[]> {
  const same = sentBy(sender);
  if (!same) return [];
  return selectLeads(db).where(same).orderBy(desc(leads.createdAt)).limit(most);
}

/** Other leads of the same phone or mailbox, newest first. */
export async function findTwins(db: Database, { guid, phone, details }: DeskLead['lead']) {
  const found = await findLeadsOf(db, { phone, email: details.email }, 21);
  return found.filter(({ lead }) => lead.guid !== guid);
}

/** Which rows of `leads` a filter of the desk finds, without a join of the caller's. */
export const deskCondition = (db: Database, filter: DeskFilter, now: Date): SQL =>
  inArray(
    leads.guid,
    db
      .select({ guid: leads.guid })
      .from(leads)
      .leftJoin(leadWork, eq(leadWork.leadGuid, leads.guid))
      .where(toCondition(filter, now)),
  );

function toCondition(filter: DeskFilter, now: Date): SQL | undefined {
  const { responsible } = filter;
  return and(
    leadCondition(filter),
    filter.status ? eq(status, filter.status) : undefined,
    responsible === null ? isNull(leadWork.responsibleId) : undefined,
    typeof responsible === 'number' ? eq(leadWork.responsibleId, responsible) : undefined,
    filter.overdue ? isOverdue(now) : undefined,
    filter.source ? eq(source, filter.source) : undefined,
  );
}
