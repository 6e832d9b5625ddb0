import type { ParsedInput } from '@m30/api';
import { addDays, moscowDay } from '@m30/ui-kit/format';
import { getLead, listLeads } from '@m30/studio/contract';
import { eq } from 'drizzle-orm';
import { readPage } from '../../../kernel/db/read-page.ts';
import { implementStudio } from '../../../kernel/studio/implement-studio.ts';
import { staffOf, type StudioCall } from '../../../kernel/studio/studio-call.ts';
import { findPeople } from '../../staff/person/find-people.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { spamSince } from '../lead/count-spam.ts';
import { choicesOfDesk, countDesk, findDeskLeads, type DeskFilter } from './lead-query.ts';
import { readLead } from './read-lead.ts';
import { toDeskLead } from './to-desk-lead.ts';

const PAGE_SIZE = 100;

/** Days of what is told of programs. */
const CAUGHT_DAYS = 30;

export const listLeadsHandler = implementStudio(listLeads, async (input, call) => {
  const { services } = call;
  const { db, clock, leadForms } = services;
  const now = clock();
  const { page, sort } = input;
  const filter = await deskFilterOf(call, input);
  const { total, found } = await findDeskLeads(db, filter, { now, sort, page, size: PAGE_SIZE });
  const { forms, sources } = await choicesOfDesk(db);
  return {
    ...readPage(total, page, PAGE_SIZE),
    leads: found.map((lead) => toDeskLead(services, lead)),
    counts: await countDesk(db, { me: staffOf(call).id, now }),
    forms: forms.map((form) => ({ form, title: leadForms.get(form) ?? form })),
    sources,
    caught: await spamSince(db, addDays(moscowDay(now), -CAUGHT_DAYS)),
  };
});

/** What an input of the desk asks for. */
export async function deskFilterOf(
  call: StudioCall,
  { page: _, sort: __, responsible, overdue, ...rest }: ParsedInput<typeof listLeads>,
): Promise<DeskFilter> {
  return { ...rest, overdue: overdue === '1', responsible: await idOf(call, responsible) };
}

/** A colleague that nobody knows has no leads. */
async function idOf(call: StudioCall, responsible: string | undefined) {
  if (responsible === undefined) return undefined;
  if (responsible === 'nobody') return null;
  if (responsible === 'me') return staffOf(call).id;
  const { services } = call;
  const [person] = await findPeople(services.db, services, eq(staffPeople.guid, responsible));
  return person?.id ?? 0;
}

export const getLeadHandler = implementStudio(getLead, async ({ lead }, { services }) => ({
  lead: await readLead(services, lead),
}));
