import type { StudioResult } from '../../../contract/client.ts';
import { ALL_ROLES, ROLES } from '../../../contract/core/roles.ts';

type Staff = StudioResult<'Staff.List'>;

export type Member = Staff['people'][number];
export type OpenInvitation = Staff['invitations'][number];

/** Roles as choices of a field. */
export const ROLE_OPTIONS = ALL_ROLES.map((id) => ({ id, label: ROLES[id].title }));

export const fullName = ({ last_name, name }: { last_name: string; name: string }) =>
  `${last_name} ${name}`;
