import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { staffApprovals } from '../../modules/staff/approval/staff-approvals.table.ts';
import { writeAudit } from '../../modules/staff/audit/write-audit.ts';
import { SUBJECTS } from './ask-approval.ts';
import { findApprovals } from './find-approvals.ts';
import { APPROVAL_KINDS, type Approval, type Effect } from './kinds.ts';

/** An approval that waits, locked, and asked for by somebody else: four eyes. */
async function lockOthers(tx: Database, call: StudioCall, guid: string): Promise<Approval> {
  const [row] = await tx
    .select()
    .from(staffApprovals)
    .where(eq(staffApprovals.guid, guid))
    .for('update');
  if (!row) throw refuse(404, 'Такой просьбы нет');
  if (row.askedBy === staffOf(call).id) {
    throw refuse(403, 'Подтверждает другой человек, не\u00a0тот, кто попросил');
  }
  if (row.state !== 'waiting') throw refuse(409, 'По\u00a0этой просьбе уже решили');
  return row;
}

interface Decision {
  method: string;
  approval: string;
  state: 'confirmed' | 'refused';
  /** Why it was refused. */
  reason: string | null;
}

/**
 * Decides as the second person what a colleague asks for; what is confirmed is done in the same transaction.
 * @throws Refused 403 for the own wish, 404, 409 where it is decided or cannot be done any more
 */
export async function decide(call: StudioCall, { method, approval, state, reason }: Decision) {
  const { services } = call;
  const { db, clock, outbox } = services;
  await db.transaction(async (tx) => {
    const row = await lockOthers(tx, call, approval);
    const effect: Effect =
      state === 'confirmed'
        ? await APPROVAL_KINDS[row.kind](tx, { ...services, db: tx }, row, staffOf(call).id)
        : { before: { state: row.state }, after: { state, reason } };
    await tx
      .update(staffApprovals)
      .set({ state, decision: reason, decidedBy: staffOf(call).id, decidedAt: clock() })
      .where(eq(staffApprovals.guid, row.guid));
    const word = state === 'confirmed' ? 'Подтверждено' : 'Отклонено';
    await writeAudit(tx, call, {
      ...{ method, summary: `${word}: ${row.title}` },
      ...{ subject: SUBJECTS[row.kind], subjectId: row.subject, ...effect },
    });
  });
  void outbox.flush();
  const [decided] = await findApprovals(db, call, eq(staffApprovals.guid, approval));
  if (!decided) throw new Error('a decided approval is gone');
  return { approval: decided };
}
