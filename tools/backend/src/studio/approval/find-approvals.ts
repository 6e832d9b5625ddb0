import { desc, eq, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StudioResult } from '@m30/studio/contract/client';
import { mayRole } from '@m30/studio/contract/core/roles';
import type { Database } from '../../kernel/db/database.ts';
import { staffName, staffOf, type StudioCall } from '../../kernel/studio/studio-call.ts';
import { staffApprovals } from '../../modules/staff/approval/staff-approvals.table.ts';
import { staffPeople } from '../../modules/staff/person/staff-people.table.ts';

type Approval = StudioResult<'Approvals.List'>['approvals'][number];

const MOST = 100;

const asker = alias(staffPeople, 'asker');
const decider = alias(staffPeople, 'decider');

export const isWaiting = eq(staffApprovals.state, 'waiting');
export const isDecided = ne(staffApprovals.state, 'waiting');

/** Approvals, the latest first: all of them for those who decide, their own for the others. */
export async function findApprovals(
  db: Database,
  call: StudioCall,
  where: SQL | undefined,
): Promise<Approval[]> {
  const me = staffOf(call);
  const decides = mayRole(me.role, 'approvals.decide');
  const rows = await db
    .select({ row: staffApprovals, asker, decider })
    .from(staffApprovals)
    .innerJoin(asker, eq(asker.id, staffApprovals.askedBy))
    .leftJoin(decider, eq(decider.id, staffApprovals.decidedBy))
    .where(where)
    .orderBy(desc(staffApprovals.askedAt))
    .limit(MOST);
  return rows
    .filter(({ row }) => decides || row.askedBy === me.id)
    .map(({ row, asker: by, decider: other }) => ({
      ...{ guid: row.guid, kind: row.kind, title: row.title, reason: row.reason },
      asked_by: { guid: by.guid, name: staffName(by) },
      asked_at: row.askedAt.toISOString(),
      state: row.state,
      decided_by: other && { guid: other.guid, name: staffName(other) },
      decided_at: row.decidedAt?.toISOString() ?? null,
      decision: row.decision,
      may_decide: decides && row.state === 'waiting' && row.askedBy !== me.id,
    }));
}
