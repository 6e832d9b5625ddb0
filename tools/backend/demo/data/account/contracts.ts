import type { ContractKind } from '../../../src/modules/deal/contract/types.ts';

/** A part of a demo contract's price; days count from the moment of seeding, those ahead are negative. */
interface DemoPart {
  title: string;
  dueAgo: number;
  /** Of the whole price, in hundredths. */
  share: number;
  paidAgo: number | null;
}

/** A contract of the demo buyer that no order stands behind. */
export interface DemoContract {
  guid: string;
  number: string;
  kind: ContractKind;
  /** Number of the contract that it changes. */
  parent: string | null;
  /** It is about a sold parking place; its price is that of the place. */
  place: boolean;
  /** In its own words, where it is about no lot. */
  subject: string;
  /** Kopecks; `null` for the price of the place. */
  price: number | null;
  signedAgo: number;
  registeredAgo: number | null;
  escrow: { bank: string; account: string } | null;
  parts: readonly DemoPart[];
}

/** The contract of an order that has a fixed key, so that examples can name it. */
export const namedContract = {
  guid: '3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c11',
  number: 'ДДУ-20352',
};

/** Contracts of the demo buyer besides those of her orders. */
export const demoContracts: readonly DemoContract[] = [
  {
    guid: '3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c21',
    number: 'ДДУ-19931',
    kind: 'parking',
    parent: null,
    place: true,
    subject: '',
    price: null,
    signedAgo: 175,
    registeredAgo: 161,
    escrow: { bank: 'Балтика Банк', account: '40824810055001934417' },
    parts: [
      { title: 'Первый взнос', dueAgo: 154, share: 40, paidAgo: 158 },
      { title: 'Взнос 1 из 4', dueAgo: 84, share: 15, paidAgo: 86 },
      { title: 'Взнос 2 из 4', dueAgo: -8, share: 15, paidAgo: null },
      { title: 'Взнос 3 из 4', dueAgo: -99, share: 15, paidAgo: null },
      { title: 'Взнос 4 из 4', dueAgo: -190, share: 15, paidAgo: null },
    ],
  },
  {
    guid: '3c5d1a7e-2f40-4b8c-9d61-7e0a4f2b9c31',
    number: 'ДС-19874-1',
    kind: 'addendum',
    parent: 'КП-19874',
    place: false,
    subject: 'Встроенный шкаф в\u00a0прихожей по\u00a0смете к\u00a0договору КП-19874',
    price: 9_480_000,
    signedAgo: 34,
    registeredAgo: null,
    escrow: null,
    parts: [{ title: 'Оплата по\u00a0смете', dueAgo: 20, share: 100, paidAgo: 29 }],
  },
];
