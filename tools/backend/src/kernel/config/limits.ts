/** At most `count` times within `seconds`. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** What guards people and their data: counted over all processes, in the database. */
export type SharedLimit =
  | 'leadPhone'
  | 'leadAddress'
  | 'leadNoscript'
  | 'staffAddress'
  | 'loginPhone'
  | 'loginPair'
  | 'loginDevice'
  | 'loginAddress'
  | 'proofBuyer'
  | 'codeAddress'
  | 'smsPhone'
  | 'smsNotices'
  | 'smsAddress'
  | 'smsTotal'
  | 'fileAddress'
  | 'contractAddress'
  | 'cardAddress'
  | 'applicationAddress'
  | 'draftAddress'
  | 'basketAddress';

/** What guards the processor of one process: counted there, because a query would cost more than it saves. */
export type LocalLimit =
  'travelAddress' | 'paperAddress' | 'metricsAddress' | 'puzzleAddress' | 'puzzleOther';

export type LimitName = SharedLimit | LocalLimit;

const DAY = 24 * 3600;

/** An office shares one address, so limits by address are wide. A /56 of IPv6 has four times as much, a /48 sixteen times. */
export const DEFAULT_LIMITS: Readonly<Record<LimitName, Limit>> = {
  leadPhone: { count: 10, seconds: 3600 },
  leadAddress: { count: 60, seconds: 3600 },
  leadNoscript: { count: 3, seconds: 3600 },
  staffAddress: { count: 10, seconds: 900 },
  // Wrong passwords of an account from a network, or from a browser that has logged in before.
  loginPair: { count: 10, seconds: 900 },
  loginDevice: { count: 10, seconds: 900 },
  // Those from everywhere else together: whoever has many addresses does not get far with one account.
  loginPhone: { count: 100, seconds: DAY },
  loginAddress: { count: 60, seconds: 900 },
  // Passwords that somebody with a session tries.
  proofBuyer: { count: 10, seconds: DAY },
  codeAddress: { count: 60, seconds: 3600 },
  // The ten codes that a phone gets (code-rules.ts), and as many notices.
  smsPhone: { count: 20, seconds: DAY },
  smsNotices: { count: 10, seconds: DAY },
  // A mobile operator has thousands of people behind one address of IPv4.
  smsAddress: { count: 300, seconds: DAY },
  smsTotal: { count: 1000, seconds: 3600 },
  // A suggestion is asked for with every rest of the fingers.
  travelAddress: { count: 600, seconds: 600 },
  // Writing a PDF takes a third of a second.
  paperAddress: { count: 60, seconds: 600 },
  // Of a form that anybody may send.
  fileAddress: { count: 30, seconds: 3600 },
  // Numbers follow each other: who tries them out gets twenty guesses an hour.
  contractAddress: { count: 20, seconds: 3600 },
  // A partner's till checks the cards of a whole queue.
  cardAddress: { count: 60, seconds: 3600 },
  applicationAddress: { count: 20, seconds: 3600 },
  // New guests: each has rows of his own for a month, or half a year.
  draftAddress: { count: 30, seconds: 86_400 },
  basketAddress: { count: 300, seconds: 86_400 },
  // Two beacons a page, and an office behind one address.
  metricsAddress: { count: 300, seconds: 600 },
  // Twice the leads and codes that an address may send.
  puzzleAddress: { count: 240, seconds: 3600 },
  // Of pages without cookies, and of forms that name no method.
  puzzleOther: { count: 30, seconds: 3600 },
};
