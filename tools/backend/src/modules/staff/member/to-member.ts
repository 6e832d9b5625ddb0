import type { StudioResult } from '@m30/studio/contract/client';
import type { Database } from '../../../kernel/db/database.ts';
import { hasFactor } from '../person/factors-of.ts';
import type { StaffPersonRow } from '../person/staff-people.table.ts';

type Member = StudioResult<'Staff.List'>['people'][number];

/** A member of the staff as the list shows them. */
export async function toMember(db: Database, row: StaffPersonRow): Promise<Member> {
  return {
    guid: row.guid,
    email: row.email,
    last_name: row.lastName,
    name: row.name,
    role: row.role,
    state: row.restrictedAt ? 'restricted' : 'active',
    restricted_reason: row.restrictedReason,
    second_factor: await hasFactor(db, row.id),
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
  };
}
