import * as v from 'valibot';
import { LeadStatusSchema } from '@m30/studio/contract/sales/lead.schema';
import { isSigned } from '../../partner/signature.ts';
import type { Crm, CrmEvent, Heard, HookMessage } from '../crm.ts';
import type { PostSigned } from './post-signed.ts';

/** What the company's own system tells of a lead. */
const MessageSchema = v.strictObject({
  event_id: v.pipe(v.string(), v.regex(/^[\w.:-]{8,100}$/)),
  lead: v.pipe(v.string(), v.uuid()),
  status: v.optional(LeadStatusSchema),
  responsible: v.optional(v.nullable(v.pipe(v.string(), v.email()))),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/** The company's own system: signed JSON both ways (docs/crm.md). Without a secret for what comes nothing is heard. */
export function createWebhookCrm(post: PostSigned, hookSecret: string | null): Crm {
  return {
    system: 'webhook',
    send: (event, signal) => post(event.id, JSON.stringify(bodyOf(event)), signal),
    hear: (message, now) => (hookSecret === null ? null : hear(hookSecret, message, now)),
  };
}

function hear(secret: string, { body, signature }: HookMessage, now: Date): Heard {
  if (!isSigned(secret, body, signature, now)) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), MessageSchema), body);
  if (!parsed.success) return { wrong: v.getDotPath(parsed.issues[0]) ?? 'body' };
  const { event_id: key, ...change } = parsed.output;
  return { change: { key, ...change } };
}

/** A lead stands flat, as it always has; what hangs on it names it. */
function bodyOf({ id, type, at, lead, viewing, order }: CrmEvent): Record<string, unknown> {
  const head = { event: type, event_id: id, at };
  if (order) return { ...head, order };
  if (viewing) return { ...head, lead_id: lead?.id, viewing };
  if (!lead) return head;
  const { status, reason, responsible } = lead;
  return { ...head, ...lead.payload, status, reason, responsible };
}
