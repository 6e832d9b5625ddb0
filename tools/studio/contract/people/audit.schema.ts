import * as v from 'valibot';
import { day, guid, text } from '../core/schemas.ts';

/** What entries of the journal are looked for; everything is optional. */
export const auditFilterEntries = {
  person: v.optional(guid),
  /** Kind of what was changed: `lead`, `order`, `person`, … */
  subject: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/, 'Неверный вид предмета'))),
  /** Which of them: a guid or a name. */
  of: v.optional(text(200)),
  method: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/, 'Неверное действие'))),
  /** First and last day in Moscow. */
  from: v.optional(day),
  to: v.optional(day),
};

export const AuditEntrySchema = v.object({
  id: v.number(),
  /** ISO instant. */
  at: v.string(),
  /** Who; `null` for the product itself. */
  person: v.nullable(v.object({ guid: v.string(), name: v.string() })),
  /** Method or action: `Staff.ChangeRole`, `document.accept`. */
  method: v.string(),
  /** Russian, one phrase: what was done. */
  summary: v.string(),
  subject: v.string(),
  subject_id: v.string(),
  /** What it was and what it has become, by fields; `null` where there was or is nothing. */
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});

export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
