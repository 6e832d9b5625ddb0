import { demoParticipants, type ChosenPayment } from '@m30/api';
import { OFFER_VERSION } from '../../../src/modules/deal/order/core/rules.ts';
import { familyCredit } from '../mortgage.ts';
import type { DemoEvent, DemoOrder } from './types.ts';

/** What a paid hold cost, kopecks. */
const FEE = 3_000_000;

/** The buyer and her husband. */
export const couple = demoParticipants;

/** Down payment of the demo mortgages: three tenths of the price, kopecks. */
export const downOf = (price: number): number => Math.ceil((price * 3) / 10);

/** A family mortgage. */
export const familyMortgage = (price: number): ChosenPayment => ({
  kind: 'mortgage',
  terms: {
    programme: 'baltika-family',
    down_payment: downOf(price),
    months: 360,
    children: [{ birth_date: '2021-06-11' }],
  },
});

export const wholeSum = (): ChosenPayment => ({ kind: 'full', terms: {} });

/** Choice, participants, offer and payment of the hold, an hour apart. */
export function untilPaid(
  guid: string,
  {
    daysAgo,
    mortgage,
    people,
    own,
  }: {
    daysAgo: number;
    mortgage: boolean;
    people: number;
    /** Kopecks of own money, beside a loan. */
    own?: number;
  },
): DemoEvent[] {
  const hour = 1 / 24;
  const kind = mortgage ? 'mortgage' : 'full';
  return [
    {
      type: 'payment.chosen',
      data: { kind, mortgage, ...(own !== undefined && { own }) },
      daysAgo: daysAgo + 3 * hour,
    },
    { type: 'participants.named', data: { count: people }, daysAgo: daysAgo + 2 * hour },
    // Which edition it was follows from the day.
    { type: 'offer.accepted', data: { version: OFFER_VERSION }, daysAgo: daysAgo + hour },
    {
      type: 'payment.succeeded',
      data: { payment: guid, purpose: 'hold', amount: FEE },
      actor: 'bank',
      daysAgo,
    },
  ];
}

/** Passports of the participants, uploaded one after another. */
export function passports(guids: readonly string[], daysAgo: number): DemoEvent[] {
  return guids.map((file, participant) => ({
    type: 'file.added',
    data: { file, kind: 'passport', participant },
    daysAgo,
  }));
}

/** The documents go to the staff, who accept each of them a day later. */
export function checked(guids: readonly string[], daysAgo: number): DemoEvent[] {
  const accepted = guids.map((file): DemoEvent => ({
    type: 'file.accepted',
    data: { file },
    actor: 'company',
    daysAgo: daysAgo - 1,
  }));
  return [{ type: 'documents.sent', data: {}, daysAgo }, ...accepted];
}

/** What the order keeps of those passports. */
export function passportCopies(guids: readonly string[], daysAgo: number): DemoOrder['papers'] {
  return guids.flatMap((guid, index) => {
    const person = couple[index];
    if (!person) return [];
    const { last_name, name, second_name } = person;
    return {
      guid,
      name: `Паспорт, ${last_name} ${name.charAt(0)}.\u00A0${second_name.charAt(0)}.`,
      daysAgo,
      lines: [
        'Вместо скана в образце стоит эта страница: настоящих паспортов здесь нет.',
        `Участник: ${last_name} ${name} ${second_name}.`,
        'Разворот с фотографией и страница с регистрацией приняты, данные сверены с заказом.',
      ],
    };
  });
}

/** ISO instant until which the bank of the demo lends: 90 days from its answer. */
export const approvedUntil = (at: Date): string =>
  new Date(at.getTime() + 90 * 86_400_000).toISOString();

/** The bank's yes, and that the buyer takes it. */
export function approved(
  application: string,
  {
    offer,
    sentAgo,
    daysAgo,
    sum,
  }: { offer: string; sentAgo: number; daysAgo: number; sum: number },
): DemoEvent[] {
  const bank = 'Балтика Банк';
  return [
    { type: 'mortgage.sent', data: { application }, daysAgo: sentAgo },
    {
      type: 'mortgage.approved',
      data: {
        application,
        offer,
        bank,
        sum,
        rate: familyCredit.rate,
        cost: familyCredit.cost,
        until: '',
      },
      actor: 'bank',
      daysAgo,
    },
    { type: 'mortgage.chosen', data: { offer, bank }, daysAgo: daysAgo - 0.5 },
  ];
}

/** Signature of a ДДУ and its escrow account, empty until the contract is registered. */
export function signedWithEscrow(
  step: string,
  { signedAgo, openedAgo }: { signedAgo: number; openedAgo: number },
): DemoEvent[] {
  return [
    // Her husband signs a few hours earlier.
    { type: 'signature.given', data: { step, participant: 1 }, daysAgo: signedAgo + 0.2 },
    { type: 'contract.signed', data: { step }, daysAgo: signedAgo },
    {
      type: 'escrow.opened',
      data: { step, account: accountOf('40824810', step) },
      actor: 'bank',
      daysAgo: openedAgo,
    },
  ];
}

/** Signature of a sale and its letter of credit, opened with the whole price in it. */
export function signedWithLetter(
  step: string,
  { signedAgo, openedAgo, amount }: { signedAgo: number; openedAgo: number; amount: number },
): DemoEvent[] {
  return [
    // Her husband signs a few hours earlier.
    { type: 'signature.given', data: { step, participant: 1 }, daysAgo: signedAgo + 0.2 },
    { type: 'contract.signed', data: { step }, daysAgo: signedAgo },
    {
      type: 'letter.opened',
      data: { step, account: accountOf('40901810', step), amount },
      actor: 'bank',
      daysAgo: openedAgo,
    },
  ];
}

/** As banks number accounts: the balance account comes first, the end is the order's own. */
const accountOf = (balance: string, guid: string) =>
  `${balance}0550${String(Number.parseInt(guid.slice(-6), 16) % 1e8).padStart(8, '0')}`;
