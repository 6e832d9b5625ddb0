import type { StudioResult } from '@m30/studio/contract/client';
import { staffName } from '../../../kernel/studio/studio-call.ts';
import type { StaffPersonRow } from '../person/staff-people.table.ts';
import type { staffInvitations } from './staff-invitations.table.ts';

/** An open invitation as the list shows it; its key is nowhere. */
export function toInvitation(
  row: typeof staffInvitations.$inferSelect,
  by: Pick<StaffPersonRow, 'lastName' | 'name'> | null,
  now: Date,
): StudioResult<'Staff.Invite'>['invitation'] {
  return {
    guid: row.guid,
    email: row.email,
    last_name: row.lastName,
    name: row.name,
    role: row.role,
    invited_by: by && staffName(by),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    expired: row.expiresAt <= now,
  };
}
