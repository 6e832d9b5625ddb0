import { lte } from 'drizzle-orm';
import { agentClients } from '../../deal/agent/agents.table.ts';
import { priceChanges } from '../../staff/approval/price-changes.table.ts';
import { staffApprovals } from '../../staff/approval/staff-approvals.table.ts';
import { staffAudit } from '../../staff/audit/staff-audit.table.ts';
import { staffInvitations } from '../../staff/invitation/staff-invitations.table.ts';
import { lotStatusChanges } from '../../staff/lot-status/lot-status-changes.table.ts';
import { staffSessions } from '../../staff/session/staff-sessions.table.ts';
import type { RetentionRule } from './rule.ts';

/** What the staff leave behind in the Studio. */
export const staffRules: readonly RetentionRule[] = [
  {
    name: 'clients of estate agents',
    term: 'lead',
    tables: ['agent_clients'],
    async forget({ db }, before) {
      const forgotten = await db
        .delete(agentClients)
        .where(lte(agentClients.expiresAt, before))
        .returning();
      return forgotten.length;
    },
  },
  {
    name: 'logins and invitations of the staff',
    term: 'ended',
    tables: ['staff_sessions', 'staff_invitations'],
    async forget({ db }, before) {
      const ended = await db
        .delete(staffSessions)
        .where(lte(staffSessions.expiresAt, before))
        .returning();
      const unused = await db
        .delete(staffInvitations)
        .where(lte(staffInvitations.expiresAt, before))
        .returning();
      return ended.length + unused.length;
    },
  },
  {
    name: 'the journal of the staff',
    term: 'journal',
    tables: ['staff_audit', 'staff_approvals', 'price_changes', 'lot_status_changes'],
    async forget({ db }, before) {
      const entries = await db.delete(staffAudit).where(lte(staffAudit.at, before)).returning();
      const asked = await db
        .delete(staffApprovals)
        .where(lte(staffApprovals.askedAt, before))
        .returning();
      const priced = await db
        .delete(priceChanges)
        .where(lte(priceChanges.madeAt, before))
        .returning();
      const moved = await db
        .delete(lotStatusChanges)
        .where(lte(lotStatusChanges.madeAt, before))
        .returning();
      return entries.length + asked.length + priced.length + moved.length;
    },
  },
];
