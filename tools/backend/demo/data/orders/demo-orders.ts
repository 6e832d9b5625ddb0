import {
  approved,
  checked,
  couple,
  downOf,
  familyMortgage,
  passportCopies,
  passports,
  signedWithEscrow,
  signedWithLetter,
  untilPaid,
  wholeSum,
} from './steps.ts';
import { signingDocuments } from './signing-documents.ts';
import type { DemoOrder } from './types.ts';

/** The orders of the demo buyer, each in another stage. */
export const demoOrders: readonly DemoOrder[] = [
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
    number: 'M30-20417',
    lotStatus: 'reserved',
    lotIndex: 0,
    openedAgo: 24.5,
    freeDays: 1,
    payment: familyMortgage,
    participants: couple,
    events: (price) => [
      ...untilPaid('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f41', {
        daysAgo: 24,
        mortgage: true,
        people: 2,
        own: downOf(price),
      }),
      ...approved('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f51', {
        offer: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f91',
        sentAgo: 23,
        daysAgo: 15,
        sum: price - downOf(price),
      }),
      { type: 'hold.extended', data: {}, daysAgo: 11 },
      ...passports(
        ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f61', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f62'],
        4,
      ),
      ...checked(
        ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f61', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f62'],
        4,
      ),
    ],
    papers: [
      ...signingDocuments,
      ...passportCopies(
        ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f61', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f62'],
        4,
      ),
    ],
  },
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f02',
    number: 'M30-20583',
    lotStatus: 'held',
    lotIndex: 0,
    openedAgo: 0.25,
    freeDays: 1,
    payment: null,
    participants: [],
    events: () => [],
    papers: [],
  },
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f05',
    number: 'M30-20552',
    lotStatus: 'reserved',
    lotIndex: 1,
    together: true,
    openedAgo: 3.5,
    freeDays: 1,
    payment: wholeSum,
    participants: couple,
    events: () => [
      ...untilPaid('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f45', {
        daysAgo: 3,
        mortgage: false,
        people: 2,
      }),
    ],
    papers: [],
  },
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f06',
    number: 'M30-20538',
    lotStatus: 'reserved',
    lotIndex: 2,
    openedAgo: 5.5,
    freeDays: 1,
    payment: familyMortgage,
    participants: couple,
    events: (price) => [
      ...untilPaid('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f46', {
        daysAgo: 5,
        mortgage: true,
        people: 2,
        own: downOf(price),
      }),
      {
        type: 'mortgage.sent',
        data: { application: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f56' },
        daysAgo: 4,
      },
    ],
    papers: [],
  },
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08',
    number: 'M30-20352',
    lotStatus: 'reserved',
    lotIndex: 3,
    openedAgo: 40.5,
    freeDays: 1,
    payment: wholeSum,
    participants: couple,
    events: () => [
      ...untilPaid('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f48', {
        daysAgo: 40,
        mortgage: false,
        people: 2,
      }),
      ...passports(
        ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f63', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f64'],
        38,
      ),
      ...checked(
        ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f63', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f64'],
        38,
      ),
      ...signedWithEscrow('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f78', { signedAgo: 30, openedAgo: 5 }),
      {
        type: 'registration.sent',
        data: { step: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f88' },
        actor: 'company',
        daysAgo: 2,
      },
    ],
    papers: passportCopies(
      ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f63', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f64'],
      38,
    ),
  },
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f09',
    number: 'M30-20118',
    lotStatus: 'free',
    lotIndex: 0,
    openedAgo: 61,
    freeDays: 1,
    payment: wholeSum,
    participants: couple,
    events: () => [
      ...untilPaid('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f49', {
        daysAgo: 60.5,
        mortgage: false,
        people: 2,
      }),
      {
        type: 'order.cancelled',
        data: {},
        reason: 'Покупатель выбрал другой лот',
        daysAgo: 59,
      },
      {
        type: 'payment.refunded',
        data: { payment: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f49', amount: 3_000_000 },
        actor: 'bank',
        daysAgo: 58,
      },
    ],
    papers: [],
  },
  {
    guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a',
    number: 'M30-19874',
    lotStatus: 'sold',
    lotIndex: 0,
    completed: true,
    openedAgo: 150.5,
    freeDays: 1,
    payment: wholeSum,
    participants: couple,
    events: (price) => [
      ...untilPaid('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f4a', {
        daysAgo: 150,
        mortgage: false,
        people: 2,
      }),
      ...passports(
        ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f65', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f66'],
        148,
      ),
      ...checked(
        ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f65', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f66'],
        148,
      ),
      ...signedWithLetter('0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f7a', {
        signedAgo: 140,
        openedAgo: 130,
        amount: price,
      }),
      {
        type: 'registration.sent',
        data: { step: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f8a' },
        actor: 'company',
        daysAgo: 129,
      },
      {
        type: 'registration.done',
        data: { step: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f8a', record: 'Запись в реестре внесена' },
        actor: 'company',
        daysAgo: 121,
      },
      { type: 'letter.released', data: { amount: price }, actor: 'bank', daysAgo: 118 },
    ],
    papers: passportCopies(
      ['0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f65', '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f66'],
      148,
    ),
  },
];
