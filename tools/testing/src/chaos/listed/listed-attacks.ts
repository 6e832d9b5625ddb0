import type { Proof } from '../../specification/lines/line.ts';

/** An attack, and what notices it: `C…` got through at the acceptance by hand, `S…` are those that the Studio has to withstand. */
export interface ListedAttack {
  id: `C${number}` | `S${number}`;
  /** What somebody does. */
  what: string;
  /** Counts, in `npm test`. */
  tests: readonly Proof[];
  /** Figures, in `npm run test:chaos`: a row of the quality table and a part of the suite's name. */
  rows?: readonly (readonly [row: string, suite: string])[];
  /** What a run of the figures came to, with its date, where the page of figures has it not. */
  seen?: string;
}

const BACKEND = 'tools/backend/src';
const BOUNDS = `${BACKEND}/kernel/http/bounds`;
const PEOPLE = `${BACKEND}/modules/people`;

const ATTACKS = 'attacks: bodies and requests without number';

/** The attacks in their order. */
export const listedAttacks: readonly ListedAttack[] = [
  {
    id: 'C1',
    what: 'Ends the process, or holds it up, by a body: 200 MB, millions of fields, one that arrives slowly',
    tests: [
      [`${BOUNDS}/write-routes.test.ts`, 'no route of the backend reads 200 MB'],
      [`${BOUNDS}/write-routes.test.ts`, 'every route that writes is among those that are asked'],
      [
        `${BOUNDS}/bounded-listener.test.ts`,
        'reads its bound and a chunk of 200 MB that are not announced',
      ],
      [`${BOUNDS}/bounded-listener.test.ts`, 'parses no body with too many %s'],
      [`${BOUNDS}/bounded-listener.test.ts`, 'ends a body that does not arrive'],
      [`${BOUNDS}/bounded-listener.test.ts`, 'bodies of the process have a bound together'],
    ],
    rows: [['R20', ATTACKS]],
  },
  {
    id: 'C2',
    what: 'Has a refusal quote and match a long input',
    tests: [
      [`${BACKEND}/kernel/method/parse-input.test.ts`, '%s quotes no value in a refusal'],
      [
        `${BACKEND}/kernel/method/parse-input.test.ts`,
        'refuses an unknown field in a short message, however long its name',
      ],
      [
        `${BACKEND}/kernel/observability/without-people.test.ts`,
        'a long text is cut before it is looked at, with what stands at the cut',
      ],
    ],
    rows: [['R6', 'refusals: processor time']],
  },
  {
    id: 'C3',
    what: 'Sends thousands of requests and leaves, or reads no answer',
    tests: [
      [
        `${BOUNDS}/bound-connections.test.ts`,
        'past what may wait, the connection is told so at once and closed',
      ],
      [
        `${BOUNDS}/bound-connections.test.ts`,
        'what waits on a connection whose sender has left is never begun',
      ],
      [
        `${BOUNDS}/bound-connections.test.ts`,
        'a reader that takes nothing is closed, an answer that takes time is not',
      ],
      [
        'tools/server/src/render/render-queue.test.ts',
        'as many run as may, the others in their order, and past those that may wait none',
      ],
      [
        'tools/testing/src/deploy/deploy.test.ts',
        'both files of nginx limit what one network asks for, in the same words',
      ],
    ],
    rows: [['R21', ATTACKS]],
  },
  {
    id: 'C4',
    what: 'Has a link or a redirect of the site lead to another one',
    tests: [
      ['libs/api/src/core/local-path.test.ts', '%j leads elsewhere and is refused'],
      [
        'libs/api/src/core/local-path.test.ts',
        'whatever comes in, the way out stays on this site and can be sent',
      ],
      ['tools/testing/src/redirects.test.ts', '%s fails lint, and the message says what to do'],
    ],
  },
  {
    id: 'C5',
    what: 'Gets a 5xx of a page by a broken body, an odd verb or path',
    tests: [
      [`${BOUNDS}/bounded-listener.test.ts`, 'a form of a page that %s is refused with a page'],
      [`${BOUNDS}/bounded-listener.test.ts`, 'the address %j is refused with a page'],
      [`${BOUNDS}/bounded-listener.test.ts`, 'a page asked for by %s is refused with a page'],
      [`${BACKEND}/compose/malformed.test.ts`, '%s refuses what it cannot read and never breaks'],
      [
        `${BACKEND}/compose/studio/studio-malformed.test.ts`,
        'the Studio’s %s refuses what it cannot read and never breaks',
      ],
    ],
    rows: [['R6', 'malformed bodies']],
  },
  {
    id: 'C6',
    what: 'Passes limits from the addresses of one IPv6 network',
    tests: [
      [`${BACKEND}/kernel/limits/rate-limits.test.ts`, 'share the limit of their /64'],
      [
        `${BACKEND}/kernel/limits/rate-limits.test.ts`,
        'pass four times as often from a /56, and sixteen times from a /48',
      ],
      [`${BACKEND}/kernel/limits/rate-limits.test.ts`, 'that are IPv4 in disguise count as IPv4'],
      [
        'tools/testing/src/deploy/deploy.test.ts',
        'addresses of one /64 are one network to nginx, those of IPv4 one each',
      ],
    ],
  },
  {
    id: 'C7',
    what: 'Has SMS sent to a stranger’s number, or to very many',
    tests: [
      [
        `${PEOPLE}/account/sms-limits.test.ts`,
        'a number that a stranger has registered by letter gets no SMS, whatever happens to the account',
      ],
      [`${PEOPLE}/account/sms-limits.test.ts`, 'counts notices of every kind together'],
      [
        `${PEOPLE}/account/sms-limits.test.ts`,
        'an address that sends too many SMS, to whomever, is refused and says so to the operators',
      ],
      [
        `${PEOPLE}/account/sms-limits.test.ts`,
        'codes over the limit of all senders are refused, notices still go, and operators are alarmed',
      ],
    ],
  },
  {
    id: 'C8',
    what: 'Takes an account by a copied session alone',
    tests: [
      [
        `${BACKEND}/modules/service/profile/copied-session.test.ts`,
        '%s does nothing and sends nobody anything',
      ],
      [
        `${BACKEND}/modules/service/profile/copied-session.test.ts`,
        '%s ends the other sessions and is told by phone and mailbox',
      ],
      [
        `${BACKEND}/modules/service/profile/copied-session.test.ts`,
        'a phone recovers no password for two days, and both say from when',
      ],
    ],
  },
  {
    id: 'C9',
    what: 'Finds out by a mailbox of his own whose phone has an account',
    tests: [
      [`${PEOPLE}/account/enumeration.test.ts`, 'a known and an unknown one get the same letter'],
      [
        `${PEOPLE}/account/enumeration.test.ts`,
        'both can be registered to the end, and logged in to',
      ],
    ],
    rows: [['R9', 'accounts: timing of known and unknown phones']],
  },
  {
    id: 'C10',
    what: 'Posts from another site with the visitor’s cookies and without Origin',
    tests: [
      [
        `${BACKEND}/kernel/http/check-origin.test.ts`,
        'from a page at %o is refused before anything is read',
      ],
      [`${BOUNDS}/bounded-listener.test.ts`, 'from %o is refused'],
      [
        `${BACKEND}/kernel/http/is-own-write.test.ts`,
        'where no origin is set, a write from %s: %s by the address that was asked',
      ],
    ],
  },
  {
    id: 'C11',
    what: 'Solves puzzles ahead, for another form or for others',
    tests: [
      [
        `${PEOPLE}/captcha/puzzle.test.ts`,
        'of one form is refused by another, and still good for its own',
      ],
      [
        `${PEOPLE}/captcha/puzzle.test.ts`,
        'of one visitor is refused by another, also of the same address',
      ],
      [`${PEOPLE}/captcha/puzzle.test.ts`, 'is good once, and for three minutes'],
      [
        `${BACKEND}/adapters/captcha/pressure.test.ts`,
        'a program that asks for one after another works more for each, and a neighbour does not',
      ],
      [
        'apps/site/e2e/forms/foreign-page.desktop.spec.ts',
        'a form in the frame of another site sends its lead without any cookie',
      ],
      [
        'apps/site/e2e/forms/foreign-page.desktop.spec.ts',
        'a form of another site sends its lead through that site’s own server',
      ],
    ],
  },
  {
    id: 'C12',
    what: 'Orders at a price that he has not seen; holds one lot again and again',
    tests: [
      [
        `${BACKEND}/modules/deal/hold/holds.test.ts`,
        'is not held, the %s price is told, and it is held at that',
      ],
      [
        `${BACKEND}/modules/deal/hold/holds.test.ts`,
        'may change his mind once, then waits longer each time, and reads until when',
      ],
      [
        'apps/site/e2e/store/price-change.desktop.spec.ts',
        'whoever holds one flat again and again reads from when it is possible again',
      ],
    ],
    rows: [['R2', 'codes under attack, and 100 lots × 200 buyers']],
  },
  {
    id: 'C13',
    what: 'Uploads noise that calls itself a picture, or pictures of a hundred megapixels',
    tests: [
      [`${PEOPLE}/upload/photo.test.ts`, 'is refused where it is %s'],
      [
        `${PEOPLE}/upload/photo.test.ts`,
        'is refused where it would take more memory than one may, before it takes it',
      ],
      [
        `${PEOPLE}/upload/photos-in-turn.test.ts`,
        'photos are decoded one at a time, and past those that may wait one is told to come back',
      ],
    ],
    rows: [['R20', ATTACKS]],
  },
  {
    id: 'C14',
    what: 'Starts over a damaged folder of the embedded database',
    tests: [
      [
        `${BACKEND}/kernel/db/damaged-folder.test.ts`,
        'a folder that has lost %s is refused and stays as it is',
      ],
      [
        `${BACKEND}/kernel/db/damaged-folder.test.ts`,
        'the process ends with one line and 1, without a stack trace',
      ],
      [
        `${BACKEND}/kernel/db/damaged-folder.test.ts`,
        'the postmaster.pid of a killed process, %j, does not stop the start',
      ],
    ],
  },
  {
    id: 'C15',
    what: 'Delays the end by half a body; sessions without an end; a slow database; a clock that was ahead',
    tests: [
      [
        `${BOUNDS}/bound-connections.test.ts`,
        'what has not come whole is closed when the server stops, what has is answered',
      ],
      [
        `${PEOPLE}/session/sessions.test.ts`,
        'a session that is used all the time ends 30 days after the login',
      ],
      [
        `${BACKEND}/kernel/observability/breaker.test.ts`,
        'a service that is away for minutes is back within seconds of its return',
      ],
      [
        `${BACKEND}/kernel/codes/code-quota.test.ts`,
        'whatever stands on record, nobody is told to wait longer than a minute, or a day',
      ],
    ],
    rows: [
      ['R5', 'two processes behind a proxy'],
      ['R10', 'the database gone, then stuck'],
    ],
  },
  {
    id: 'C16',
    what: 'Writes a formula behind an invisible blank into a table of the staff; names a file that no system takes',
    tests: [
      [`${BACKEND}/kernel/document/plain-cell.test.ts`, '%j is no formula any more'],
      [`${PEOPLE}/upload/uploads.test.ts`, 'the name of a file'],
    ],
  },
  {
    id: 'C17',
    what: 'Tells known phones from unknown ones by time',
    tests: [
      [
        `${PEOPLE}/account/enumeration.test.ts`,
        'a known and an unknown phone get the same answer for the same work',
      ],
    ],
    rows: [['R9', 'accounts: timing of known and unknown phones']],
    seen: '2026-11-27, PostgreSQL, 1,000 samples a class, a busy machine: AUC 0.488–0.514 over login (0.514), codes by SMS (0.510), by letter (0.500), for a recovery by SMS (0.508) and by letter (0.499), guesses at a registration (0.504) and a recovery (0.488), a registration by letter (0.500)',
  },
  {
    id: 'C18',
    what: 'Fills what is kept for guests, takes all streams, asks for what is dear',
    tests: [
      [`${PEOPLE}/guest/take-guest.test.ts`, 'an address begins only so many %s of new guests'],
      [
        `${PEOPLE}/guest/take-guest.test.ts`,
        'past all that are kept for guests a new one is told to log in',
      ],
      [`${BACKEND}/kernel/http/event-stream.test.ts`, 'an address holds two hundred streams'],
      [
        `${BACKEND}/kernel/limits/connection-limit.test.ts`,
        'past all of them nobody gets one, and that is said apart',
      ],
      [
        `${BACKEND}/kernel/files/file-cache.test.ts`,
        'a file is made once, whoever asks meanwhile, and another process finds it',
      ],
      [
        `${BACKEND}/modules/deal/mortgage/mortgage-schedule.test.ts`,
        'one address gets only so many documents in a row',
      ],
      [
        `${BACKEND}/modules/catalogue/lot-sheet/lot-sheet.test.ts`,
        'is printed once for all, and only so many new ones in a row for one address',
      ],
      ['tools/server/src/page-cache/page-cache.test.ts', 'a page is rendered once for all'],
      [
        'apps/site/app/routes/service/ui-kit/route.test.ts',
        '%s leads to the address that is cached',
      ],
    ],
    rows: [['R21', ATTACKS]],
  },
  {
    id: 'C19',
    what: 'Logs in with the demo’s password, or plays a partner of the demo, in an installation',
    tests: [
      [`${BACKEND}/compose/without-demo.test.ts`, 'writes nobody and nothing of the demo'],
      [
        `${BACKEND}/compose/without-demo.test.ts`,
        'the demo buyer is out, and cannot come back by password or code',
      ],
      [
        `${BACKEND}/compose/without-demo.test.ts`,
        'a payment that was begun at the test acquirer cannot be finished there',
      ],
      [
        'tools/server/src/setting-up.test.ts',
        'a test %s has a page with the demo alone; else the site says that there is none',
      ],
      [
        'tools/server/src/setting-up.test.ts',
        '%s says that the site is being set up while there is no content',
      ],
    ],
  },
];
