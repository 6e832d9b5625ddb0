import type { InputOf, ResultOf } from '@m30/api/client';
import { INSTALMENT_START } from '@m30/calculators/instalment/core';
import { downPaymentFor, percentOf, type LoanProgramme } from '@m30/calculators/money';
import { maxYears } from '@m30/calculators/mortgage/core';
import { shownDay } from '@m30/ui-kit/mask';
import type { PaymentTerms } from '../../apartments/payment-terms.ts';
import { adopt } from '../adopt.ts';
import type { Order } from '../order.ts';

/** A way to pay. */
export type PaymentKind = Order['payment_kinds'][number];

/** A programme of a bank. */
export type Programme = ResultOf<'Content.GetProgrammes'>['programmes'][number];

/**
 * What the buyer chose on the payment step; the fields of other kinds are kept while he compares, `null` is
 * a number that he has cleared.
 */
export interface PaymentChoice {
  kind: PaymentKind;
  /** Id of a mortgage programme. */
  programme: string;
  /** Down payment of the mortgage, kopecks. */
  down: number | null;
  /** Term of the mortgage. */
  years: number | null;
  /** Of the borrowers, as typed; a family programme asks for them. */
  children: readonly TypedChild[];
  /** They prove to the bank alone that another ground than the age gives the right. */
  otherGround: boolean;
  /** First payment of the instalments, per cent of the price. */
  share: number | null;
  /** Term of the instalments. */
  months: number;
  /** The flat that is given in: where it is, m² as typed, rooms. */
  address: string;
  area: string;
  rooms: string;
  /** Maternity capital, kopecks. */
  capital: number | null;
  /** What is left is paid by a mortgage. */
  mortgage: boolean;
}

/** A child of the borrowers as typed: «03.05.2021». */
export interface TypedChild {
  birth_date: string;
}

/** Most children that are asked about. */
export const MOST_CHILDREN = 12;

export const NO_CHILD: TypedChild = { birth_date: '' };

/** Least maternity capital in 2026, for a first child, kopecks; the buyer types what his certificate says. */
const CAPITAL = 728_921_90;

/** Programmes that a bank gives: the common row is there for payments on cards. */
export const bankProgrammes = (programmes: readonly Programme[]): Programme[] =>
  programmes.filter(({ bank }) => bank !== null);

/** Kopecks of what is bought with a flat: a programme does not lend for it. */
export const besidesFlat = ({ lots }: Pick<Order, 'lots'>): number =>
  lots.slice(1).reduce((sum, { price }) => sum + price, 0);

/**
 * Least down payment of a programme for an order, kopecks: the programme's for the flat, and all that is bought with it.
 * @param besides what goes with the flat, kopecks
 */
export const leastDown = (price: number, programme: LoanProgramme, besides = 0): number =>
  besides + downPaymentFor(price - besides, programme);

/**
 * What the step begins with: the draft, else what the order has, else the terms that the card and the page of the lot have said.
 * @param asked of the loan, as the visitor has said them in the catalogue
 */
export function paymentStart(
  order: Pick<Order, 'payment' | 'payment_kinds' | 'price' | 'lots'>,
  programmes: readonly Programme[],
  draft: unknown,
  asked: PaymentTerms = {},
): PaymentChoice {
  const banks = bankProgrammes(programmes);
  const first = banks.find(({ id }) => id === asked.programme) ?? banks[0];
  const wantsLoan = Object.keys(asked).length > 0 && order.payment_kinds.includes('mortgage');
  const [kind = 'full'] = wantsLoan ? ['mortgage' as const] : order.payment_kinds;
  const start: PaymentChoice = {
    kind,
    programme: first?.id ?? '',
    down: first ? downOf(order, first, asked) : 0,
    years: first ? Math.min(maxYears(first), asked.term ?? Infinity) : 1,
    children: [NO_CHILD],
    otherGround: false,
    ...INSTALMENT_START,
    address: '',
    area: '',
    rooms: '2',
    capital: CAPITAL,
    mortgage: true,
  };
  const choice = adopt({ ...start, ...chosenBefore(order) }, draft);
  return { ...choice, children: typedChildren(choice.children) };
}

/** What the buyer has said for the flat, within the programme; what is bought with the flat is paid besides. */
function downOf(
  order: Pick<Order, 'price' | 'lots'>,
  programme: LoanProgramme,
  { down = 0 }: PaymentTerms,
): number {
  const besides = besidesFlat(order);
  const own = Math.min(order.price, down * 100 + besides);
  return Math.max(leastDown(order.price, programme, besides), own);
}

/** Children of a draft, whatever it is worth; there is always a place to type one. */
function typedChildren(saved: unknown): TypedChild[] {
  const children = (Array.isArray(saved) ? saved : [])
    .slice(0, MOST_CHILDREN)
    .map((child: unknown) => adopt(NO_CHILD, child));
  return children.length > 0 ? children : [NO_CHILD];
}

function chosenBefore({
  payment,
  price,
}: Pick<Order, 'payment' | 'price'>): Partial<PaymentChoice> {
  if (!payment) return {};
  const { kind } = payment;
  switch (kind) {
    case 'full':
      return { kind };
    case 'mortgage': {
      const { programme, down_payment: down, months, children = [] } = payment.terms;
      const typed = children.map((child) => ({ ...child, birth_date: shownDay(child.birth_date) }));
      const otherGround = payment.terms.other_ground === true;
      return {
        kind,
        programme,
        down,
        years: Math.round(months / 12),
        children: typed,
        otherGround,
      };
    }
    case 'instalment': {
      const { down_payment: first, months } = payment.terms;
      return { kind, share: Math.round((first / price) * 100), months };
    }
    case 'trade-in': {
      const { area, ...same } = payment.terms;
      return { kind, ...same, area: String(area).replace('.', ',') };
    }
    case 'capital':
      return { kind, capital: payment.terms.amount, mortgage: payment.terms.mortgage };
  }
}

type Rooms = Extract<InputOf<'Order.SetPayment'>, { kind: 'trade-in' }>['terms']['rooms'];

/** Rooms of a flat that is given in. */
export const ROOMS: readonly { id: Rooms; label: string }[] = [
  { id: 'studio', label: 'Студия' },
  { id: '1', label: '1' },
  { id: '2', label: '2' },
  { id: '3', label: '3' },
  { id: '4', label: '4 и\u00a0больше' },
];

/** The choice as the API takes it: only the terms of its own kind. */
export function paymentInput(
  { guid, price }: Pick<Order, 'guid' | 'price'>,
  choice: PaymentChoice,
): InputOf<'Order.SetPayment'> {
  const { kind, programme, months, address, area, mortgage } = choice;
  // Cleared numbers are refused before; nothing is what the server refuses, too.
  const [down, years, share, capital] = numbersOf(choice);
  switch (kind) {
    case 'full':
      return { guid, kind, terms: {} };
    case 'mortgage':
      const children = choice.children.filter(({ birth_date }) => birth_date !== '');
      const terms = { programme, down_payment: down, months: years * 12 };
      return {
        ...{ guid, kind },
        terms: {
          ...terms,
          ...(children.length > 0 && { children: [...children] }),
          ...(choice.otherGround && { other_ground: true }),
        },
      };
    case 'instalment':
      return { guid, kind, terms: { down_payment: percentOf(price, share), months } };
    case 'trade-in': {
      const rooms = ROOMS.find(({ id }) => id === choice.rooms)?.id ?? '2';
      return { guid, kind, terms: { address, area: area.trim(), rooms, mortgage } };
    }
    case 'capital':
      return { guid, kind, terms: { amount: capital, mortgage } };
  }
}

const numbersOf = ({ down, years, share, capital }: PaymentChoice) =>
  [down ?? 0, years ?? 0, share ?? 0, capital ?? 0] as const;
