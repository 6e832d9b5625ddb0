import type { Readable } from 'node:stream';
import type { ParsedInput } from '@m30/api';
import type { listLeads } from '@m30/studio/contract';
import type { StudioCall } from '../../../kernel/studio/studio-call.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { eachLead } from '../lead/find-leads.ts';
import { leadsCsv } from '../lead/leads-csv.ts';
import { deskCondition } from './lead-query.ts';
import { deskFilterOf } from './list-leads.handler.ts';

/** Leads of a filter of the desk as a table for a spreadsheet. Who takes people's phones along stands in the journal. */
export async function exportLeads(
  call: StudioCall,
  input: ParsedInput<typeof listLeads>,
): Promise<Readable> {
  const { db, clock, leadForms } = call.services;
  const { page: _, sort: __, ...asked } = input;
  const within = deskCondition(db, await deskFilterOf(call, input), clock());
  await writeAudit(db, call, {
    ...{ method: 'Leads.Export', summary: 'Выгрузка лидов в таблицу' },
    ...{ subject: 'lead', subjectId: 'csv', before: null, after: asked },
  });
  return leadsCsv(eachLead(db, {}, within), leadForms);
}
