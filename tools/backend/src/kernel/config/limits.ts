const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** At most `count` times within `seconds`. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

interface Row extends Limit {
  /** What is counted, as docs/production.md says it. */
  readonly what: string;
}

/**
 * What guards people and their data: counted over all processes, in the database. An office shares one address, so limits
 * by address are wide. A /56 of IPv6 has four times as much, a /48 sixteen times.
 */
const shared = {
  leadPhone: { count: 10, seconds: HOUR, what: 'leads of a phone' },
  leadAddress: { count: 60, seconds: HOUR, what: 'leads of an address' },
  leadNoscript: { count: 3, seconds: HOUR, what: 'leads of an address without script' },
  staffAddress: { count: 10, seconds: 15 * MINUTE, what: 'wrong staff passwords' },
  loginPhone: {
    count: 100,
    seconds: DAY,
    what: 'wrong passwords of an account from all networks together',
  },
  loginPair: {
    count: 10,
    seconds: 15 * MINUTE,
    what: 'wrong passwords of an account from one network',
  },
  loginDevice: {
    count: 10,
    seconds: 15 * MINUTE,
    what: 'wrong passwords from a browser that the account knows',
  },
  loginAddress: { count: 60, seconds: 15 * MINUTE, what: 'logins of an address' },
  proofBuyer: { count: 10, seconds: DAY, what: 'wrong passwords before a change of the profile' },
  studioAddress: { count: 60, seconds: 15 * MINUTE, what: 'Studio logins of an address' },
  studioPair: {
    count: 10,
    seconds: 15 * MINUTE,
    what: 'wrong Studio passwords of a mailbox from one network',
  },
  studioMailbox: {
    count: 100,
    seconds: DAY,
    what: 'wrong Studio passwords of a mailbox from all networks together',
  },
  // Six digits and three of them right at a time: fifty tries a day find one in nine years.
  studioFactor: { count: 50, seconds: DAY, what: 'wrong second factors of a member of the staff' },
  studioProof: {
    count: 10,
    seconds: DAY,
    what: 'wrong passwords before a change of the own access',
  },
  studioLink: { count: 60, seconds: HOUR, what: 'looks at invitations to the Studio' },
  studioLetter: { count: 50, seconds: DAY, what: 'invitations that a member of the staff sends' },
  studioTestLetter: {
    count: 20,
    seconds: HOUR,
    what: 'test letters that a member of the staff sends himself',
  },
  codeAddress: { count: 60, seconds: HOUR, what: 'codes by SMS or letter' },
  // The ten codes that a phone gets (code-rules.ts), and as many notices.
  smsPhone: { count: 20, seconds: DAY, what: 'SMS to a number, of every kind' },
  smsNotices: { count: 10, seconds: DAY, what: 'those of them that are no codes' },
  // A mobile operator has thousands of people behind one address of IPv4.
  smsAddress: { count: 300, seconds: DAY, what: 'SMS that an address causes, to whomever' },
  smsTotal: {
    count: 1000,
    seconds: HOUR,
    what: 'codes by SMS of all visitors together; over it `SmsFlood` is raised',
  },
  // Of a form that anybody may send.
  fileAddress: { count: 30, seconds: HOUR, what: 'files of forms' },
  // Numbers follow each other: who tries them out gets twenty guesses an hour.
  contractAddress: { count: 20, seconds: HOUR, what: "looks at a contract's status" },
  // A partner's till checks the cards of a whole queue.
  cardAddress: { count: 60, seconds: HOUR, what: 'looks at a loyalty card' },
  // Secrets of links cannot be guessed; who tries is stopped all the same.
  invitationAddress: { count: 120, seconds: HOUR, what: 'looks at invitations to sign' },
  applicationAddress: { count: 20, seconds: HOUR, what: 'mortgage applications' },
  // Each new guest has rows of his own for a month, or half a year.
  draftAddress: { count: 30, seconds: DAY, what: 'questionnaires that new guests begin' },
  basketAddress: { count: 300, seconds: DAY, what: 'carts that new guests begin' },
  shortlistAddress: { count: 100, seconds: DAY, what: 'shared lists begun and joined' },
} satisfies Record<string, Row>;

/** What guards the processor of one process: counted there, because a query would cost more than it saves. */
const local = {
  // A suggestion is asked for with every rest of the fingers.
  travelAddress: { count: 600, seconds: 10 * MINUTE, what: 'suggestions and routes' },
  // A heart, a veto, a note: each wakes the open pages of the others.
  shortlistChange: { count: 600, seconds: 10 * MINUTE, what: 'changes of shared lists' },
  // Writing a PDF takes a third of a second.
  paperAddress: { count: 60, seconds: 10 * MINUTE, what: 'newly printed documents' },
  // Two beacons a page, and an office behind one address.
  metricsAddress: { count: 300, seconds: 10 * MINUTE, what: 'measurements and errors of browsers' },
  // Twice the leads and codes that an address may send.
  puzzleAddress: { count: 240, seconds: HOUR, what: 'anti-bot puzzles of an address' },
  puzzleOther: {
    count: 30,
    seconds: HOUR,
    what: 'anti-bot puzzles without a cookie, or without the name of a form',
  },
} satisfies Record<string, Row>;

export type SharedLimit = keyof typeof shared;
export type LocalLimit = keyof typeof local;
export type LimitName = SharedLimit | LocalLimit;

/** Every rate limit with its default. */
export const LIMITS: Readonly<Record<LimitName, Row>> = { ...shared, ...local };

export const LIMIT_NAMES = Object.keys(LIMITS) as readonly LimitName[];

/** The environment variable of a limit: `leadPhone` → `RATE_LIMIT_LEAD_PHONE`. */
export const limitVariable = (name: LimitName): string =>
  `RATE_LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Tells whether a limit is counted in each process. */
export const isLocal = (name: LimitName): name is LocalLimit => name in local;
