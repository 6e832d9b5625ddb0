import type { Group } from './line.ts';

const BACKEND = 'tools/backend/src';
const APP = 'tools/studio/app';

/** The company's side, of which the customer's text says only that its staff are no buyers. */
export const studio: Group = {
  section: 6,
  title: 'Roles of the staff, in the Studio (beyond the customer’s text)',
  lines: [
    {
      line: 'Each method has a right, and each role the rights of its work',
      tests: [
        [
          `${BACKEND}/compose/studio/studio-access.test.ts`,
          'is refused by %s, and nothing is written',
        ],
        [
          `${APP}/frame/Frame.test.tsx`,
          'the rail has the desks that the rights open, and no other',
        ],
      ],
    },
    {
      line: 'A member signs in with a password and a second factor',
      tests: [
        [
          `${APP}/access/access.test.tsx`,
          'a password and then a code of the authenticator lead to the desk that was asked for',
        ],
        [
          `${BACKEND}/modules/staff/session/sign-in.test.ts`,
          'of an authenticator completes the login under a new id',
        ],
      ],
    },
    {
      line: 'A member is invited by letter, and the access is closed with a reason',
      tests: [
        [
          `${BACKEND}/modules/staff/member/members.test.ts`,
          'leads from a letter to an account that has to set a second factor up',
        ],
        [`${APP}/desks/people/people.test.tsx`, 'an access is closed with a reason'],
      ],
    },
    {
      line: 'What a member does stands in the journal',
      tests: [
        [
          `${BACKEND}/modules/staff/audit/audit.test.ts`,
          'an entry says who has changed what, the latest first',
        ],
      ],
    },
    {
      line: 'Documents of an order are accepted, or given back with a reason, by people',
      tests: [
        [
          `${APP}/desks/orders/orders.test.tsx`,
          'a document is given back with a reason, a usual one or an own',
        ],
        [
          `${BACKEND}/studio/desk/run-action.test.ts`,
          'is refused with its reason, in the timeline by who has done it, and in the journal',
        ],
      ],
    },
    {
      line: 'A refund and a large change of a price wait for a second person',
      tests: [
        [
          `${BACKEND}/studio/approval/approval.test.ts`,
          'cancels the order and gives the money back when another person confirms it',
        ],
        [
          `${APP}/desks/orders/orders.test.tsx`,
          'a refund is asked for, and waits for a second person',
        ],
      ],
    },
  ],
};
