import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import {
  day,
  guid,
  instant,
  optionalEmail,
  pageEntries,
  pageNumber,
  phone,
  requiredText,
  text,
} from '../core/schemas.ts';
import {
  LeadDetailsSchema,
  LeadNoteSchema,
  LeadRowSchema,
  LeadStatusSchema,
} from './lead.schema.ts';

const noLead = { 404: 'There is no such lead' };
const changed = { ...noLead, 409: 'A colleague has changed it meanwhile' };

/** Which lead, and what the caller has seen of it. */
const changedLead = { lead: guid, version: v.pipe(v.number(), v.integer(), v.minValue(0)) };

const LeadResultSchema = v.object({ lead: LeadDetailsSchema });

export const listLeads = defineStudioMethod({
  name: 'Leads.List',
  verb: 'GET',
  summary: 'Lists leads of a filter with the counts of each status, those first that are due first',
  right: 'leads.read',
  input: v.strictObject({
    status: v.optional(LeadStatusSchema),
    /** `me`, `nobody` or the guid of a colleague. */
    responsible: v.optional(v.union([v.picklist(['me', 'nobody']), guid], 'Неверный сотрудник')),
    /** Only those whose next step is late. */
    overdue: v.optional(v.picklist(['1'])),
    /** Method of the form. */
    form: v.optional(v.pipe(v.string(), v.regex(/^[\w.]{1,60}$/, 'Неверная форма'))),
    source: v.optional(text(200)),
    /** Part of a name, a phone or anything else in the form. */
    text: v.optional(text(200)),
    /** First and last day in Moscow. */
    from: v.optional(day),
    to: v.optional(day),
    sort: v.optional(v.picklist(['due', 'newest'], 'Неверный порядок'), 'due'),
    page: pageNumber,
  }),
  result: v.object({
    ...pageEntries,
    leads: v.array(LeadRowSchema),
    /** Of all leads, whatever the filter: what the tabs show. */
    counts: v.object({
      by_status: v.record(v.string(), v.number()),
      mine: v.number(),
      nobody: v.number(),
      overdue: v.number(),
      all: v.number(),
    }),
    /** Values that the filters may take. */
    forms: v.array(v.object({ form: v.string(), title: v.string() })),
    sources: v.array(v.string()),
    /** What fell into the trap for programs within the last 30 days; nothing of it is kept. */
    caught: v.number(),
  }),
});

export const getLead = defineStudioMethod({
  name: 'Leads.Get',
  verb: 'GET',
  summary: 'Returns a lead with its form, notes and twins',
  right: 'leads.read',
  input: v.strictObject({ lead: guid }),
  result: LeadResultSchema,
  errors: noLead,
});

export const createLead = defineStudioMethod({
  name: 'Leads.Create',
  verb: 'POST',
  summary: 'Writes down who has called or walked in; whoever writes is responsible',
  right: 'leads.work',
  input: v.strictObject({
    came: v.picklist(['call', 'walk_in'], 'Выберите, как пришёл'),
    name: requiredText(200, 'Как обращаться?'),
    phone,
    email: optionalEmail,
    /** Guid of the lot that was asked about. */
    lot: v.optional(guid),
    /** What was said; becomes the first comment. */
    note: v.optional(text(4000), ''),
  }),
  result: LeadResultSchema,
  errors: { 404: 'There is no such lot' },
});

export const changeLeadStatus = defineStudioMethod({
  name: 'Leads.ChangeStatus',
  verb: 'POST',
  summary: 'Moves a lead to another status; a refusal says why',
  right: 'leads.work',
  input: v.strictObject({
    ...changedLead,
    status: LeadStatusSchema,
    /** Asked for with `declined`. */
    reason: v.optional(text(300)),
  }),
  result: LeadResultSchema,
  errors: { ...changed, 422: 'A declined lead needs a reason' },
});

export const assignLead = defineStudioMethod({
  name: 'Leads.Assign',
  verb: 'POST',
  summary:
    'Makes a colleague responsible for a lead; taking a free one oneself needs no more than working it',
  right: 'leads.work',
  input: v.strictObject({
    ...changedLead,
    /** Guid of a colleague; `null` frees it. */
    responsible: v.nullable(guid),
  }),
  result: LeadResultSchema,
  errors: { ...changed, 403: 'It is another colleague’s, and the role may not assign' },
});

export const setLeadStep = defineStudioMethod({
  name: 'Leads.SetStep',
  verb: 'POST',
  summary: 'Says what is to be done next with a lead, and by when',
  right: 'leads.work',
  input: v.strictObject({
    ...changedLead,
    /** Empty: nothing is to be done. */
    step: text(200),
    due_at: v.nullable(instant),
  }),
  result: LeadResultSchema,
  errors: changed,
});

export const commentLead = defineStudioMethod({
  name: 'Leads.Comment',
  verb: 'POST',
  summary: 'Writes a comment or the outcome of a call under a lead',
  right: 'leads.work',
  input: v.strictObject({
    lead: guid,
    kind: v.optional(v.picklist(['comment', 'call']), 'comment'),
    text: requiredText(4000, 'Напишите комментарий'),
  }),
  result: v.object({ note: LeadNoteSchema }),
  errors: noLead,
});

export const mergeLead = defineStudioMethod({
  name: 'Leads.Merge',
  verb: 'POST',
  summary: 'Closes a twin of a lead and brings its notes over; what its visitor sent stays in it',
  right: 'leads.work',
  input: v.strictObject({
    ...changedLead,
    /** Guid of the lead that is closed: it has the same phone or mailbox. */
    twin: guid,
  }),
  result: LeadResultSchema,
  errors: { ...changed, 422: 'It is no twin of the lead' },
});
