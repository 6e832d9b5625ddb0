import type { ExamplesOf } from '../core/examples.ts';
import { exampleMe, examplePerson, exampleSessions } from './session.examples.ts';
import type * as methods from './staff.methods.ts';

const person = examplePerson.guid;

const member = {
  ...examplePerson,
  state: 'active',
  restricted_reason: null,
  second_factor: true,
  created_at: '2026-10-01T09:00:00.000Z',
  last_seen_at: '2026-11-20T09:12:00.000Z',
} as const;

const invitation = {
  guid: '7f4a2d3c-1b6e-4c58-9f0a-5d8e7b6c4a31',
  email: 'gleb.orlov@meridian30.example',
  last_name: 'Орлов',
  name: 'Глеб',
  role: 'marketer',
  invited_by: 'Сафина Дарья',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2026-11-27T09:00:00.000Z',
  expired: false,
} as const;

const { email, last_name, name, role } = invitation;
const KEY = 'bm8gb25lIGtub3dzIHRoaXMga2V5';

/** Calls of each method; tests and stories use them. */
export const staffExamples: ExamplesOf<typeof methods> = {
  'Staff.List': [
    { name: 'one and one', input: {}, result: { people: [member], invitations: [invitation] } },
  ],
  'Staff.Colleagues': [
    {
      name: 'a colleague',
      input: {},
      result: { people: [{ guid: person, name: 'Сафина Дарья', role: 'sales_manager' }] },
    },
  ],
  'Staff.Invite': [
    { name: 'a marketer', input: { email, last_name, name, role }, result: { invitation } },
  ],
  'Staff.CancelInvitation': [
    { name: 'a wrong mailbox', input: { invitation: invitation.guid }, result: {} },
  ],
  'Staff.ChangeRole': [
    {
      name: 'a promotion',
      input: { person, role: 'head_of_sales' },
      result: { person: { ...member, role: 'head_of_sales' } },
    },
  ],
  'Staff.Restrict': [
    {
      name: 'somebody leaves',
      input: { person, reason: 'Уволилась' },
      result: { person: { ...member, state: 'restricted', restricted_reason: 'Уволилась' } },
    },
  ],
  'Staff.Unrestrict': [{ name: 'and comes back', input: { person }, result: { person: member } }],
  'Staff.ResetAccess': [{ name: 'a lost telephone', input: { person }, result: {} }],
  'Staff.Sessions': [
    { name: 'one login', input: { person }, result: { sessions: exampleSessions } },
  ],
  'Staff.RevokeSessions': [{ name: 'all', input: { person }, result: { ended: 2 } }],
  'Invitation.Get': [
    {
      name: 'an invitation',
      input: { key: KEY },
      result: { kind: 'invited', email, last_name, name, role },
    },
  ],
  'Invitation.Accept': [
    {
      name: 'a password',
      input: { key: KEY, password: 'severnyj-veter-30' },
      result: { ...exampleMe, stage: 'setup', person: null, rights: [] },
    },
  ],
};
