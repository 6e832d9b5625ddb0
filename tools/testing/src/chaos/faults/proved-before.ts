import type { Behind, Fault } from '@m30/backend/testing/processes/faults/fault-table';
import type { Proof } from '../../specification/lines/line.ts';

/** What earlier tests say of a service that the backend calls. */
export interface Known {
  title: string;
  /** What comes of what was asked for meanwhile. */
  meanwhile: string;
  /** Tests that look closer at one way of failing. */
  tests: Readonly<Record<Fault, readonly Proof[]>>;
  /** Suites of `npm run test:chaos` that spoil it under load, by a part of their names. */
  suites?: readonly string[];
}

const BACKEND = 'tools/backend/src';
const POSTGRES = `${BACKEND}/kernel/db/postgres.test.ts`;
const S3 = `${BACKEND}/kernel/files/s3/s3-faults.test.ts`;
const UPLOADS = `${BACKEND}/modules/people/upload/uploads-in-s3.test.ts`;
const OUTSIDE = `${BACKEND}/compose/outside/services-outside.test.ts`;
const LEADS = `${BACKEND}/modules/deal/lead-delivery/lead-delivery.test.ts`;
const CRM = `${BACKEND}/modules/deal/crm/crm-systems.test.ts`;
const PARTNER = `${BACKEND}/adapters/partner/http-partner.test.ts`;
const PAYMENTS = `${BACKEND}/modules/deal/payment/payments.test.ts`;
const OUTBOX = `${BACKEND}/adapters/outbox/outbox.test.ts`;
const SMS = `${BACKEND}/adapters/sms/sms-gateway.test.ts`;
const MAIL = `${BACKEND}/adapters/mail/smtp.test.ts`;
const BREAKER = `${BACKEND}/kernel/observability/breaker.test.ts`;

/** Services that the backend calls, with what is proved of them one by one. */
export const provedBefore: Readonly<Record<Behind, Known>> = {
  database: {
    title: 'PostgreSQL',
    meanwhile:
      'Pages of the site that anybody has seen go on from memory; nothing acknowledged is lost.',
    tests: {
      slow: [
        [POSTGRES, 'a connection whose answer did not come in time is given to nobody else'],
        [
          'tools/server/src/page-cache/page-cache.test.ts',
          'a page that grew old is shown once more',
        ],
      ],
      wrong: [[POSTGRES, 'a transaction that cannot begin gives its connection back']],
      gone: [
        [POSTGRES, 'a server that stops is a 503 in Russian, and its return is noticed'],
        [`${BACKEND}/compose/app.test.ts`, 'tells a database that is away, and methods answer 503'],
      ],
      flapping: [
        [
          POSTGRES,
          'a lot that one process writes is known to another, also after a lost connection',
        ],
      ],
    },
    suites: ['the database gone, then stuck', 'PostgreSQL crashes under load'],
  },
  files: {
    title: 'S3 store',
    meanwhile:
      'Nothing that was sent is lost: the same file goes on from the piece that came last.',
    tests: {
      slow: [
        [S3, 'a store that says nothing is given up in time'],
        [S3, 'one that says nothing more in the middle of a file as well'],
      ],
      wrong: [
        [UPLOADS, 'gives a file %s breaks the answer off, and the log says so'],
        [UPLOADS, 'has lost its pieces has the buyer begin again'],
      ],
      gone: [
        [UPLOADS, 'is away keeps nobody from deleting, and is swept later'],
        [UPLOADS, 'is away for long is told by the readiness, which stays'],
      ],
      flapping: [[UPLOADS, '%s loses nothing: the buyer is told, and sends it again']],
    },
  },
  crm: {
    title: 'CRM',
    meanwhile:
      'What was stored goes out once when the CRM is back, and the desk of the staff says what waits.',
    tests: {
      slow: [
        [LEADS, 'by silence is given up in time'],
        [OUTSIDE, 'a silent CRM and mail server keep nobody from leaving a number'],
      ],
      wrong: [[CRM, 'a CRM that %s gets the lead once, when it is well']],
      gone: [
        [LEADS, 'never fails the lead, and gets it again after a growing wait'],
        [CRM, 'a CRM that is silent or gone keeps nothing from being stored, and gets it once'],
      ],
      flapping: [
        [LEADS, 'when the answer to the first try was lost'],
        [BREAKER, 'a service that is away for minutes is back within seconds of its return'],
      ],
    },
    suites: ['kill -9 while leads go to amoCRM'],
  },
  bank: {
    title: 'Bank (acquirer)',
    meanwhile: 'The hold stays, the order can be paid at the next try, and money counts once.',
    tests: {
      slow: [[OUTSIDE, 'a silent acquirer is told in Russian before the browser gives up']],
      wrong: [
        [PARTNER, 'a gateway that %s is told of in Russian'],
        [PARTNER, 'a matter that is refused closes the gateway to no other'],
        [PAYMENTS, 'with another amount changes nothing'],
      ],
      gone: [
        [PARTNER, 'a gateway that fails is asked three times, then buyers hear of it at once'],
      ],
      flapping: [
        [PAYMENTS, 'that is told of twice counts once'],
        [PAYMENTS, 'that nobody answers expires after half an hour, and a new one takes its place'],
      ],
    },
  },
  sms: {
    title: 'SMS gateway',
    meanwhile:
      'The message waits and goes out when the gateway is back; a code that is older than ten minutes does not, and another one is asked for.',
    tests: {
      slow: [
        [OUTSIDE, 'a silent SMS gateway keeps nobody from asking for a code'],
        [SMS, 'a redirect and a slow gateway are failures'],
      ],
      wrong: [[SMS, 'an answer of %i is a failure that says only that']],
      gone: [
        [OUTBOX, 'a gateway that is down is left alone until the next look'],
        [OUTBOX, 'a code that is dead by now is not sent any more'],
      ],
      flapping: [[OUTBOX, 'while a gateway is left alone its messages keep their turn']],
    },
  },
  mail: {
    title: 'Mail server',
    meanwhile: 'The letter waits and goes out when the server is back, under the same Message-ID.',
    tests: {
      slow: [[OUTSIDE, 'a silent CRM and mail server keep nobody from leaving a number']],
      wrong: [[MAIL, 'a refusal is a failure that says neither the address nor the words']],
      gone: [
        [MAIL, 'a server that is away is a failure'],
        [OUTBOX, 'a gateway that is down holds up no letters'],
      ],
      flapping: [[OUTBOX, 'one that fails waits longer each time and holds up no other']],
    },
  },
};
