import { randomUUID } from 'node:crypto';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { staffApprovals } from '../../modules/staff/approval/staff-approvals.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import type { Approval } from './kinds.ts';

type Wish = Pick<Approval, 'kind' | 'subject' | 'title' | 'wish' | 'reason'> & { method: string };

/** What the journal calls what an approval is about. */
export const SUBJECTS = {
  price: 'lot',
  prices: 'prices',
  refund: 'order',
  discount: 'order',
  discount_withdrawal: 'order',
} as const;

/**
 * Asks for something that a second person has to confirm.
 * @returns guid of the approval
 * @throws Refused 409 where the same is asked for already
 */
export async function askApproval(
  tx: Database,
  call: StudioCall,
  { method, ...wish }: Wish,
): Promise<string> {
  const [row] = await tx
    .insert(staffApprovals)
    .values({
      ...{ ...wish, guid: randomUUID(), askedBy: staffOf(call).id },
      askedAt: call.services.clock(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refuse(409, 'Это уже ждёт подтверждения');
  await writeAudit(tx, call, {
    ...{ method, summary: `На подтверждение: ${wish.title}` },
    ...{ subject: SUBJECTS[wish.kind], subjectId: wish.subject },
    ...{ before: null, after: { ...wish.wish, reason: wish.reason } },
  });
  return row.guid;
}
