import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';

/** How far a lead has come; the last two close it. */
export const LEAD_STATUSES = {
  new: 'Новая',
  in_work: 'В работе',
  viewing: 'Показ',
  thinking: 'Думает',
  order: 'Заказ',
  declined: 'Отказ',
} as const;

export type LeadStatus = keyof typeof LEAD_STATUSES;

export const ALL_LEAD_STATUSES = Object.keys(LEAD_STATUSES) as [LeadStatus, ...LeadStatus[]];

export const LeadStatusSchema = v.picklist(ALL_LEAD_STATUSES, 'Выберите статус');

/** How somebody came whom a colleague has written down. */
export const WAYS_IN = { call: 'Звонок', walk_in: 'Визит в\u00a0офис' } as const;

export type WayIn = keyof typeof WAYS_IN;

/** A colleague who is responsible. */
export const ResponsibleSchema = v.nullable(v.object({ guid: v.string(), name: v.string() }));

/** A lead as table and board show it. */
export const LeadRowSchema = v.object({
  guid: v.string(),
  name: v.string(),
  /** `+7XXXXXXXXXX`; empty where the form asks for a mailbox instead. */
  phone: v.string(),
  email: v.string(),
  /** Method that brought it, and its words: «Заявка на звонок». */
  form: v.string(),
  form_title: v.string(),
  /** `utm_source`, or the site's host where the visitor came from; empty where nobody says. */
  source: v.string(),
  /** What it is about, where the form says so. */
  lot: v.nullable(
    v.object({
      guid: v.string(),
      /** «Канал 9, корпус 2, № 49». */
      title: v.string(),
      price: v.nullable(kopecks),
      /** Page of the site. */
      url: v.string(),
    }),
  ),
  status: LeadStatusSchema,
  responsible: ResponsibleSchema,
  /** What is to be done next; empty where nothing is. */
  next_step: v.string(),
  /** ISO instants; `due_at` is `null` without a next step. */
  due_at: v.nullable(v.string()),
  overdue: v.boolean(),
  created_at: v.string(),
  /** When a colleague first did something with it. */
  answered_at: v.nullable(v.string()),
  /** Goes with every change: the second of two concurrent changes is refused. */
  version: v.number(),
});

/** What is written about a lead by the staff. */
export const LeadNoteSchema = v.object({
  guid: v.string(),
  kind: v.picklist(['comment', 'call']),
  text: v.string(),
  author: v.string(),
  at: v.string(),
});

/** A lead with everything that is known of it. */
export const LeadDetailsSchema = v.object({
  ...LeadRowSchema.entries,
  /** Russian labels and values: the form as the visitor sent it, and how the visitor agreed. */
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  /** What was sent along: «Резюме», and where it is downloaded. */
  files: v.array(v.object({ label: v.string(), src: v.string() })),
  /** `utm_*`, `yclid`, … of the visit. */
  marketing: v.record(v.string(), v.string()),
  referrer: v.nullable(v.string()),
  /** How far it is on its way to the CRM, in words. */
  delivery: v.string(),
  notes: v.array(LeadNoteSchema),
  /** Orders of the account that has confirmed the phone, newest first. */
  orders: v.array(v.object({ guid: v.string(), number: v.string(), lot: v.string() })),
  /** Other leads of the same phone or mailbox, newest first. */
  twins: v.array(
    v.object({
      guid: v.string(),
      form_title: v.string(),
      status: LeadStatusSchema,
      created_at: v.string(),
    }),
  ),
});
