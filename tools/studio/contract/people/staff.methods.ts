import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import {
  DoneSchema,
  email,
  guid,
  newPassword,
  NothingSchema,
  requiredText,
  RoleSchema,
} from '../core/schemas.ts';
import { PersonSchema, SessionSchema } from './person.schema.ts';
import { MeSchema } from './session.schema.ts';

const noPerson = { 404: 'There is no such member of the staff' };
const lastOne = { ...noPerson, 409: 'It is the last administrator, or the person who asks' };

/** Key of a link: what stands after `#` in it. */
const key = v.pipe(v.string('Неверная ссылка'), v.regex(/^[\w-]{20,100}$/, 'Неверная ссылка'));

const MemberSchema = v.object({
  ...PersonSchema.entries,
  state: v.picklist(['active', 'restricted']),
  /** Why the access is closed. */
  restricted_reason: v.nullable(v.string()),
  second_factor: v.boolean(),
  /** ISO instants; `null` where the person has never come in. */
  created_at: v.string(),
  last_seen_at: v.nullable(v.string()),
});

const InvitationSchema = v.object({
  guid: v.string(),
  email: v.string(),
  last_name: v.string(),
  name: v.string(),
  role: RoleSchema,
  invited_by: v.nullable(v.string()),
  /** ISO instants. */
  created_at: v.string(),
  expires_at: v.string(),
  expired: v.boolean(),
});

export const listStaff = defineStudioMethod({
  name: 'Staff.List',
  verb: 'GET',
  summary: 'Lists the staff and the invitations that are open',
  right: 'staff.read',
  input: NothingSchema,
  result: v.object({ people: v.array(MemberSchema), invitations: v.array(InvitationSchema) }),
});

export const listColleagues = defineStudioMethod({
  name: 'Staff.Colleagues',
  verb: 'GET',
  summary: 'Lists who may be made responsible: names and roles alone',
  right: 'self',
  input: NothingSchema,
  result: v.object({
    people: v.array(v.object({ guid: v.string(), name: v.string(), role: RoleSchema })),
  }),
});

export const invite = defineStudioMethod({
  name: 'Staff.Invite',
  verb: 'POST',
  summary: 'Invites a person by a letter with a link for a week; a former open invitation ends',
  right: 'staff.change',
  input: v.strictObject({
    email,
    last_name: requiredText(100),
    name: requiredText(100),
    role: RoleSchema,
  }),
  result: v.object({ invitation: InvitationSchema }),
  errors: { 409: 'The mailbox has an account', 429: 'Too many invitations' },
});

export const cancelInvitation = defineStudioMethod({
  name: 'Staff.CancelInvitation',
  verb: 'POST',
  summary: 'Makes the link of an open invitation worthless',
  right: 'staff.change',
  input: v.strictObject({ invitation: guid }),
  result: DoneSchema,
  errors: { 404: 'There is no such open invitation' },
});

export const changeRole = defineStudioMethod({
  name: 'Staff.ChangeRole',
  verb: 'POST',
  summary: 'Returns a person another role; the rights of open logins change at once',
  right: 'staff.change',
  input: v.strictObject({ person: guid, role: RoleSchema }),
  result: v.object({ person: MemberSchema }),
  errors: lastOne,
});

export const restrict = defineStudioMethod({
  name: 'Staff.Restrict',
  verb: 'POST',
  summary: 'Closes the access of a person and ends all logins',
  right: 'staff.change',
  input: v.strictObject({ person: guid, reason: requiredText(300, 'Напишите причину') }),
  result: v.object({ person: MemberSchema }),
  errors: lastOne,
});

export const unrestrict = defineStudioMethod({
  name: 'Staff.Unrestrict',
  verb: 'POST',
  summary: 'Opens the access of a person again',
  right: 'staff.change',
  input: v.strictObject({ person: guid }),
  result: v.object({ person: MemberSchema }),
  errors: noPerson,
});

export const resetAccess = defineStudioMethod({
  name: 'Staff.ResetAccess',
  verb: 'POST',
  summary: 'Forgets password and second factor of a person, ends all logins, and sends a new link',
  right: 'staff.change',
  input: v.strictObject({ person: guid }),
  result: DoneSchema,
  errors: { ...lastOne, 429: 'Too many letters' },
});

export const listStaffSessions = defineStudioMethod({
  name: 'Staff.Sessions',
  verb: 'GET',
  summary: 'Lists the logins of a person that have not ended',
  right: 'staff.read',
  input: v.strictObject({ person: guid }),
  result: v.object({ sessions: v.array(SessionSchema) }),
  errors: noPerson,
});

export const revokeStaffSessions = defineStudioMethod({
  name: 'Staff.RevokeSessions',
  verb: 'POST',
  summary: 'Ends one login of a person, or all of them',
  right: 'staff.change',
  input: v.strictObject({
    person: guid,
    /** Absent: all. */
    session: v.optional(guid),
  }),
  result: v.object({ ended: v.number() }),
  errors: noPerson,
});

export const getInvitation = defineStudioMethod({
  name: 'Invitation.Get',
  verb: 'POST',
  summary: 'Tells whom a link invites; the first account has no mailbox and no names yet',
  right: 'anyone',
  input: v.strictObject({ key }),
  result: v.object({
    kind: v.picklist(['first', 'invited', 'reset']),
    email: v.nullable(v.string()),
    last_name: v.string(),
    name: v.string(),
    role: RoleSchema,
  }),
  errors: { 404: 'The link is wrong, used or too old', 429: 'Too many attempts' },
});

export const acceptInvitation = defineStudioMethod({
  name: 'Invitation.Accept',
  verb: 'POST',
  summary: 'Makes the account of a link with a password; the second factor is set up next',
  right: 'anyone',
  input: v.strictObject({
    key,
    password: newPassword,
    /** Taken for the first account alone; an invitation knows them. */
    email: v.optional(email),
    last_name: v.optional(requiredText(100)),
    name: v.optional(requiredText(100)),
  }),
  result: MeSchema,
  errors: {
    404: 'The link is wrong, used or too old',
    422: 'The password is too simple, or the first account lacks a mailbox or a name',
    429: 'Too many attempts',
  },
});
