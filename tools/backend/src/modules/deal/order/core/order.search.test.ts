import { beforeAll, describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import type { OrderEvent, Wish } from './events.ts';
import { apply } from './fold.ts';
import { checkOf, missingDocuments, requiredDocuments } from './required-documents.ts';
import { requirementsOf } from './requirements.ts';
import { isStopped, NOTHING, owedOf, type OrderState } from './state.ts';
import { transitions } from './transitions.ts';
import { familyWishesAt, isPossible, wishesAt } from './wishes.fixture.ts';

const START = new Date('2026-11-18T09:00:00Z');

interface Step {
  before: OrderState;
  event: OrderEvent;
  after: OrderState;
  /** The hold had run out when it happened. */
  late: boolean;
}

/** What is of no account once a signed contract is over. */
const ENDED = {
  escrow: null,
  registration: null,
  commissioned: null,
  returned: null,
  keys: null,
  papers: null,
  payment: null,
};

/**
 * Everything about a state but its dates and its number of events. One lot and a set are told apart until the payment is chosen; from there
 * on the set, which is opened first, is walked for both: no rule asks how many lots there are.
 */
function keyOf({ hold, version: _, approvals, ...state }: OrderState): string {
  const papers = state.papers.map(({ file, check }) => `${file} ${check}`).sort();
  const received = [...state.received].sort((a, b) => a.payment.localeCompare(b.payment));
  // Banks are of no account once the contract is signed, or the order is given up.
  const over = state.stage > 7 || isStopped({ ...state, hold, version: 0, approvals });
  const paper = over ? { signed: [], text: null } : { signed: [...state.signed].sort() };
  const loan = over
    ? { applied: false, lender: null, own: null }
    : { offers: approvals.map(({ offer }) => offer).sort() };
  return JSON.stringify({
    ...{ ...state, ...loan, ...paper, papers, received },
    ...(state.stage > 2 && { prices: null }),
    // What is paid in is the price or more, whatever was taken off it.
    ...(state.stage > 7 && { price: null, discount: null }),
    // Only money of the hold moves in what was terminated.
    ...(state.side !== null && state.stage > 7 && ENDED),
    hold: hold && [hold.kind, hold.extended],
  });
}

/** Moments that rules can tell apart: the hold lasts, or it has just run out. */
function momentsOf({ hold }: OrderState): { at: Date; late: boolean }[] {
  if (!hold) return [{ at: START, late: false }];
  return [
    { at: new Date(hold.until.getTime() - 1), late: false },
    { at: hold.until, late: true },
  ];
}

/** The same wishes for all states that are looked at in the same moment. */
function remembering(make: (at: Date) => Wish[]): (at: Date) => Wish[] {
  const wishes = new Map<number, Wish[]>();
  return (at) => {
    const known = wishes.get(at.getTime()) ?? make(at);
    wishes.set(at.getTime(), known);
    return known;
  };
}

const wishesOf = remembering(wishesAt);

/** What is tried in every state, and what of it may happen there. */
interface Search {
  wanted: (at: Date) => Wish[];
  isPossible: (state: OrderState, wish: Wish) => boolean;
}

/** Files come and are accepted one after another, and money comes in its time. */
function isInTurn(state: OrderState, wish: Wish): boolean {
  switch (wish.type) {
    case 'file.added': {
      const [next] = missingDocuments(state);
      const { kind, participant } = wish.data;
      return state.stage === 6 && next?.kind === kind && next.participant === participant;
    }
    case 'file.accepted':
      return state.papers.find(({ check }) => check === 'sent')?.file === wish.data.file;
    case 'payment.succeeded':
      return state.offer !== null && isPossible(state, wish);
    default:
      return true;
  }
}

/** Children are looked at apart: together with banks, refunds and instalments they would be states without end. */
const SEARCHES: readonly Search[] = [
  { wanted: wishesOf, isPossible },
  { wanted: remembering(familyWishesAt), isPossible: isInTurn },
];

/** The contract is drawn up anew when a passport is there. */
const goesBack = ({ before, event, after }: Step): boolean =>
  event.type === 'participants.aged' && before.stage === 7 && after.stage === 6 && after.outgrown;

function stepsFrom(before: OrderState, { wanted, isPossible: may }: Search): Step[] {
  return momentsOf(before).flatMap(({ at, late }) =>
    wanted(at)
      .filter((wish) => may(before, wish))
      .flatMap((wish) => {
        const decision = decide(before, wish);
        if ('refusal' in decision) return [];
        const { event } = decision;
        return { before, event, after: apply(before, event), late };
      }),
  );
}

const states = new Map<string, OrderState>();
/** By the key of the state that they lead to: the keys of those they come from. */
const origins = new Map<string, Set<string>>();
/** Keys of the states in which a cancelling is heard. */
const cancellable = new Set<string>();
const faults = new Set<string>();
const used = new Set<string>();

/** What has to be true of any step, said without the table. */
const RULES: Readonly<Record<string, (step: Step) => boolean>> = {
  'the lots of an order make its price, one or several': ({ after }) =>
    after.prices.every((price) => price > 0) &&
    (after.prices.length === 1 || after.prices.length === 3) &&
    after.prices.reduce((sum, price) => sum + price, 0) === after.price,
  'what is bought together stays together, each at its price, but for the discount of the first': ({
    before,
    event,
    after,
  }) => {
    const [first = 0, ...others] = before.prices;
    const off = after.discount - before.discount;
    const moves = event.type === 'discount.granted' || event.type === 'discount.withdrawn';
    if (off !== 0 && !moves) return false;
    return before.stage === 0 || String([first - off, ...others]) === String(after.prices);
  },
  'a discount that is taken back leaves the price of before': ({ before, event, after }) =>
    event.type !== 'discount.withdrawn' ||
    (after.discount === 0 && after.price === before.price + before.discount),
  'what is signed keeps its price': ({ before, after }) =>
    before.stage === 0 ||
    (before.stage < 8 && before.signed.length === 0) ||
    before.price === after.price,
  'stages never go back, but for the documents of who has turned 14': (step) =>
    step.after.stage >= step.before.stage || goesBack(step),
  'only the bank is ever left out': ({ before, after }) =>
    after.stage - before.stage <= 1 ||
    (before.stage === 4 && after.stage === 6 && after.payment?.mortgage === false),
  'a stage is left when all that it asks for is done': (step) =>
    step.before.stage === step.after.stage ||
    goesBack(step) ||
    requirementsOf(step.before).every(({ id, met }) => id === 'application' || met(step.after)),
  'from the third stage on the payment is chosen': ({ after }) =>
    after.stage < 3 || after.payment !== null,
  'from the fourth on people are named': ({ after }) => after.stage < 4 || after.participants > 0,
  'from the fifth on the offer is accepted and the hold was paid': ({ after }) =>
    after.stage < 5 || (after.offer !== null && after.carrying !== null),
  'nobody skips the bank': ({ before, event, after }) =>
    before.stage !== 5 ||
    after.stage === 5 ||
    event.type === 'mortgage.chosen' ||
    after.payment?.mortgage === false,
  'an answer of a bank decides nothing': ({ before, event, after }) =>
    !(event.type === 'mortgage.approved' || event.type === 'mortgage.declined') ||
    (after.stage === before.stage &&
      after.lender === before.lender &&
      (after.side !== 'refused' || before.side === 'refused')),
  'a loan and the buyer’s own money make the price': ({ before, event }) => {
    if (event.type !== 'mortgage.chosen') return true;
    const { offer, own = before.own ?? 0 } = event.data;
    const sum = before.approvals.find((one) => one.offer === offer)?.sum ?? 0;
    return own + sum >= before.price;
  },
  'not signed until each participant has signed': ({ before, after }) =>
    before.stage > 7 ||
    after.stage < 8 ||
    Array.from({ length: after.participants }, (_, one) => one).every(
      (one) => after.standing[one] === 'child' || after.signed.includes(one),
    ),
  'each signs once': ({ after }) => new Set(after.signed).size === after.signed.length,
  'nothing is signed that could not be read: all have signed one text': ({ before, event }) =>
    (event.type !== 'signature.given' && event.type !== 'contract.signed') ||
    before.text === null ||
    event.data.text === before.text,
  'a contract whose text changes is signed anew': ({ event, after }) =>
    (event.type !== 'mortgage.chosen' && event.type !== 'building.commissioned') ||
    after.stage > 7 ||
    after.signed.length === 0,
  'nothing is signed upon an approval that is not there, or out of date': ({ before, event }) =>
    event.type !== 'contract.signed' ||
    before.payment?.mortgage !== true ||
    before.approvals.some(({ offer, until }) => offer === before.lender && event.at < until),
  'no stage without its papers: each was accepted by the staff before the contract': ({ after }) =>
    after.stage < 7 ||
    requiredDocuments(after).every((paper) => checkOf(after, paper).state === 'accepted'),
  'a parent signs for a child': ({ after }) =>
    after.signed.every((one) => after.standing[one] !== 'child'),
  'nobody who has outgrown a document signs, nor has a contract': ({ after }) =>
    after.stage < 7 || !after.outgrown,
  'only the staff accept a document': ({ before, event, after }) =>
    accepted(after) <= accepted(before) || event.type === 'file.accepted',
  'no money before registration (ДДУ)': ({ after }) =>
    after.contract !== 'ddu' || after.funded === 0 || after.registration === 'done',
  'no registration of a sale whose money is not in the bank': ({ after }) =>
    after.contract !== 'sale' ||
    after.registration === null ||
    after.funded + after.returned >= after.price,
  'no escrow money for the developer before the permit': ({ after }) =>
    !after.released || (after.commissioned && after.funded >= after.price),
  'no letter of credit released before the ownership is the buyer’s': ({ after }) =>
    after.contract !== 'sale' || !after.released || after.owned,
  'no keys before commissioning': ({ after }) => !after.keys || after.commissioned,
  'a contract that is terminated gives all back, and nothing that has become the developer’s': ({
    before,
    event,
    after,
  }) =>
    event.type !== 'contract.terminated' ||
    (isStopped(after) &&
      after.funded === 0 &&
      after.returned === before.funded &&
      !before.released &&
      !before.owned),
  'finished is when money, keys and ownership are where they belong': ({ after }) =>
    after.finished === (after.released && after.keys && after.owned),
  'what is signed keeps its kind': ({ before, after }) =>
    before.stage < 8 || before.contract === after.contract,
  'there is a hold exactly while one is needed': ({ after }) =>
    (after.hold !== null) === (after.stage >= 2 && after.stage <= 7 && !isStopped(after)),
  'what has stopped stays so': ({ before, after }) => !isStopped(before) || isStopped(after),
  'only money moves in an order that has stopped': ({ before, event }) =>
    !isStopped(before) || event.type.startsWith('payment.'),
  'nothing goes on upon a hold that has run out': ({ before, after, late }) =>
    !late || after.stage === before.stage,
  'what carries the hold is not given back while it does': ({ after }) =>
    isStopped(after) || !owedOf(after).includes(after.carrying ?? ''),
  'a stopped order owes all that it got': ({ after }) =>
    !isStopped(after) ||
    owedOf(after).length === after.received.filter(({ refunded }) => refunded === 0).length,
  'it is called refunded once nothing is owed': ({ before, event, after }) =>
    !isStopped(before) ||
    event.type !== 'payment.refunded' ||
    owedOf(after).length > 0 ||
    after.side === 'refunded',
  'each event says where it came from and where it led': ({ before, event, after }) =>
    event.from === before.stage && event.to === after.stage && event.side === after.side,
};

const RULE_LIST = Object.entries(RULES);

const accepted = ({ papers }: OrderState) =>
  papers.filter(({ check }) => check === 'accepted').length;

beforeAll(() => SEARCHES.forEach(search), 240_000);

function search(one: Search): void {
  const queue = [NOTHING];
  const seen = new Set([keyOf(NOTHING)]);
  states.set(keyOf(NOTHING), NOTHING);
  // The list grows while it is walked.
  for (const state of queue) {
    const origin = keyOf(state);
    for (const step of stepsFrom(state, one)) {
      for (const [name, holds] of RULE_LIST) {
        if (!holds(step)) faults.add(`${name}: ${step.event.type} in ${origin}`);
      }
      used.add(`${step.event.type} ${step.before.stage}→${step.after.stage} ${step.after.side}`);
      const key = keyOf(step.after);
      if (step.after.side === 'cancelled') cancellable.add(origin);
      const known = origins.get(key);
      if (known) known.add(origin);
      else origins.set(key, new Set([origin]));
      if (seen.has(key)) continue;
      seen.add(key);
      states.set(key, step.after);
      queue.push(step.after);
    }
  }
}

describe('in every state that an order can reach', () => {
  test('the rules hold, said without the table', () => {
    expect([...faults].slice(0, 5)).toEqual([]);
    expect(states.size).toBeGreaterThan(1000);
  });

  test('a set is among them, from its first event to its keys', () => {
    const sets = [...states.values()].filter(({ prices }) => prices.length === 3);
    expect(new Set(sets.map(({ stage }) => stage)).size).toBe(10);
    expect(sets.some(({ finished }) => finished)).toBe(true);
  });

  test('money is taken into the books, whatever the state', () => {
    const deaf = [...states.values()]
      .filter(({ stage }) => stage > 0)
      .filter((state) =>
        wishesOf(START)
          .filter(({ type }) => type === 'payment.succeeded' || type === 'payment.refunded')
          .filter((wish) => isPossible(state, wish))
          .some((wish) => 'refusal' in decide(state, wish)),
      );
    expect(deaf).toEqual([]);
  });

  test('an order that goes on can be brought to its end', () => {
    const reaching = new Set<string>();
    const queue = [...states.keys()].filter((key) => states.get(key)?.finished);
    for (const key of queue) {
      if (reaching.has(key)) continue;
      reaching.add(key);
      queue.push(...(origins.get(key) ?? []));
    }
    // Two payments is all that this search has: one of them must be left to pay the hold with.
    const stuck = [...states.values()].filter(
      (state) =>
        !isStopped(state) &&
        (state.carrying !== null || state.received.length < 2) &&
        !reaching.has(keyOf(state)),
    );
    expect(stuck.map(keyOf).slice(0, 3)).toEqual([]);
  });

  test('an order before its contract can be cancelled', () => {
    const bound = [...states].filter(
      ([key, state]) =>
        state.stage > 0 && state.stage < 8 && !isStopped(state) && !cancellable.has(key),
    );
    expect(bound).toEqual([]);
  });
});

test('no row of the table is there in vain', () => {
  const idle = transitions.filter(
    ({ event, to, side }) =>
      ![...used].some((one) => {
        const [type, stages = '', sideAfter] = one.split(' ');
        const led = to === 'same' || stages.endsWith(`→${to}`);
        return type === event && led && (side === 'same' || sideAfter === String(side));
      }),
  );
  expect(idle).toEqual([]);
});
