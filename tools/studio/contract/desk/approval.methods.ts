import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { guid, requiredText } from '../core/schemas.ts';

const ApprovalSchema = v.object({
  guid: v.string(),
  kind: v.picklist(['price', 'prices', 'refund', 'discount', 'discount_withdrawal']),
  /** Russian, one phrase: «Канал 9, № 49: 21 942 000 ₽ → 20 100 000 ₽». */
  title: v.string(),
  reason: v.string(),
  asked_by: v.object({ guid: v.string(), name: v.string() }),
  asked_at: v.string(),
  state: v.picklist(['waiting', 'confirmed', 'refused']),
  decided_by: v.nullable(v.object({ guid: v.string(), name: v.string() })),
  decided_at: v.nullable(v.string()),
  decision: v.nullable(v.string()),
  /** Whether who asks may decide: the right, and another person than who has asked for it. */
  may_decide: v.boolean(),
});

const decided = {
  404: 'There is no such approval',
  403: 'The right is missing, or it is the person’s own',
  409: 'It is decided already, or what it was about has changed',
};

export const listApprovals = defineStudioMethod({
  name: 'Approvals.List',
  verb: 'GET',
  summary: 'Lists what waits for a second person, and what was decided lately',
  right: 'self',
  input: v.strictObject({ state: v.optional(v.picklist(['waiting', 'decided'])) }),
  result: v.object({ approvals: v.array(ApprovalSchema) }),
});

export const confirmApproval = defineStudioMethod({
  name: 'Approvals.Confirm',
  verb: 'POST',
  summary: 'Confirms as the second person what a colleague asks for, and does it',
  right: 'approvals.decide',
  input: v.strictObject({ approval: guid }),
  result: v.object({ approval: ApprovalSchema }),
  errors: decided,
});

export const refuseApproval = defineStudioMethod({
  name: 'Approvals.Refuse',
  verb: 'POST',
  summary: 'Refuses what a colleague asks for, and says why',
  right: 'approvals.decide',
  input: v.strictObject({ approval: guid, reason: requiredText(300, 'Напишите причину') }),
  result: v.object({ approval: ApprovalSchema }),
  errors: decided,
});
