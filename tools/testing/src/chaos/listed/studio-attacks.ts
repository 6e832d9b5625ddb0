import type { ListedAttack } from './listed-attacks.ts';

const BACKEND = 'tools/backend/src';
const STAFF = `${BACKEND}/modules/staff`;
const SIGN_IN = `${STAFF}/session/sign-in.test.ts`;
const PASSKEYS = `${STAFF}/second-factor/passkeys.test.ts`;
const MEMBERS = `${STAFF}/member/members.test.ts`;
const ACCESS = `${BACKEND}/compose/studio/studio-access.test.ts`;

/** What the Studio has to withstand, by the way that somebody would come. */
export const studioAttacks: readonly ListedAttack[] = [
  {
    id: 'S1',
    what: 'Guesses the password of a member, or finds out who is one',
    tests: [
      [SIGN_IN, 'is refused in the same words for a wrong one and for a mailbox that nobody has'],
      [SIGN_IN, 'is guessed ten times from one network, then not even the right one is looked at'],
      [SIGN_IN, 'is guessed a hundred times a day from all networks together'],
      [SIGN_IN, 'wrong passwords there are counted too'],
    ],
  },
  {
    id: 'S2',
    what: 'Has the password and goes round the second factor: guesses it, sends a code again, takes a colleague’s',
    tests: [
      [SIGN_IN, 'alone opens nothing where there is a second factor'],
      [SIGN_IN, 'takes a code once, whoever sends it again'],
      [SIGN_IN, 'takes no code that is older than the last one'],
      [SIGN_IN, 'of a recovery code works once'],
      [SIGN_IN, 'of a colleague opens nothing'],
      [
        SIGN_IN,
        'is guessed so many times a day, by whichever way and however often the password is given',
      ],
    ],
  },
  {
    id: 'S3',
    what: 'Replays a passkey’s answer, or has one signed on another site',
    tests: [
      [PASSKEYS, 'an answer that is sent again, or to another login, is worth nothing'],
      [PASSKEYS, 'the page of another site gets nothing signed that counts here'],
      [PASSKEYS, 'a colleague’s passkey opens nothing'],
      [PASSKEYS, 'a challenge of a login makes no passkey'],
    ],
  },
  {
    id: 'S4',
    what: 'Reads the secrets of authenticators in the database, or moves one to another row',
    tests: [
      [SIGN_IN, 'is sealed at rest, also while it is being set up'],
      [SIGN_IN, 'that was moved to another person opens nothing'],
      [`${BACKEND}/kernel/secret/create-seal.test.ts`, 'a seal %s does not open'],
    ],
  },
  {
    id: 'S5',
    what: 'Replays every method without a login, as a buyer, or in a role that has no right to it',
    tests: [
      [ACCESS, 'is asked to sign in by %s'],
      [ACCESS, 'is nobody to %s'],
      [ACCESS, 'is refused by %s, and nothing is written'],
      [ACCESS, 'a staff session is nobody to the account and to the command line’s actions'],
    ],
  },
  {
    id: 'S6',
    what: 'Has a member’s browser write from another site',
    tests: [
      [ACCESS, 'does not reach %s'],
      [ACCESS, 'of a form does not reach %s'],
      [ACCESS, 'cannot be sent to %s as a link'],
      [
        ACCESS,
        'the cookie is for this host alone, hidden from scripts, and never sent for another site',
      ],
    ],
  },
  {
    id: 'S7',
    what: 'Uses an invitation twice, late, after it was cancelled, or to set up a factor of somebody else',
    tests: [
      [MEMBERS, 'is used once, however many use it at once'],
      [MEMBERS, 'is worthless after a week, when cancelled, and when another one was sent'],
      [MEMBERS, 'is not sent to a mailbox that has an account'],
      [MEMBERS, 'of two who set the first factor up at once lets the second one not in'],
    ],
  },
  {
    id: 'S8',
    what: 'Goes on with a login that should have ended, or after the access was closed',
    tests: [
      [SIGN_IN, 'ends four hours after the last request, and twelve after it began'],
      [SIGN_IN, 'changes with the password alone, which then ends the other logins'],
      [MEMBERS, 'is out when the access is closed, and stays out'],
      [MEMBERS, 'loses the logins that an administrator ends'],
      [MEMBERS, 'takes the own rights away from nobody, and the last administrator stays'],
    ],
  },
  {
    id: 'S9',
    what: 'Confirms the own price or refund, sends an action twice, or changes something without a trace',
    tests: [
      [
        `${BACKEND}/studio/approval/approval.test.ts`,
        'over the limit waits for a second person who may, and is none of the first',
      ],
      [
        `${BACKEND}/studio/approval/approval.test.ts`,
        'is confirmed once, however often it is sent',
      ],
      [
        `${BACKEND}/studio/desk/run-action.test.ts`,
        'an action that is sent twice under one key is done once',
      ],
      [
        `${BACKEND}/studio/desk/run-action.test.ts`,
        'what an action writes falls with the entry that cannot be written',
      ],
      [SIGN_IN, 'the journal has each login and no secret'],
      [
        `${STAFF}/audit/audit.test.ts`,
        'opens in a spreadsheet, with no cell that it would calculate',
      ],
    ],
  },
];
