import { describe, expect, test } from 'vitest';
import { actionsOf } from './actions.ts';
import { decide } from './decide.ts';
import type { EventData, EventType, Wish } from './events.ts';
import { apply } from './fold.ts';
import { NOTHING, seenAt, type OrderState } from './state.ts';

const START = new Date('2026-11-18T09:00:00Z');
const HOUR = 3_600_000;
const PRICE = 1_000_000_000;
const later = (hours: number) => new Date(START.getTime() + hours * HOUR);

/** An order with a loan of 700,000,000 kopecks that waits for banks. */
const waiting: OrderState = {
  ...NOTHING,
  ...{ stage: 5, price: PRICE, own: 300_000_000, participants: 1, applied: true },
  payment: { kind: 'mortgage', mortgage: true },
  hold: { kind: 'paid', until: later(14 * 24), extended: false },
};

const approval = (offer: string, sum: number, hours: number) => ({
  ...{ application: 'one', offer, bank: offer, sum, rate: 6, until: later(hours).toISOString() },
});

function wish<Type extends EventType>(type: Type, data: EventData[Type], at = START): Wish {
  return { type, data, at, actor: 'buyer', reason: null, key: type } as Wish;
}

/** The order after wishes that have to be granted. */
const after = (state: OrderState, ...wishes: Wish[]): OrderState =>
  wishes.reduce((now, one) => {
    const decision = decide(now, one);
    if ('refusal' in decision) throw new Error(decision.refusal.missing.join());
    return apply(now, decision.event);
  }, state);

const missing = (state: OrderState, one: Wish) => {
  const decision = decide(state, one);
  return 'refusal' in decision ? decision.refusal.missing : [];
};

const answered = after(
  waiting,
  wish('mortgage.approved', approval('brief', 700_000_000, 24)),
  wish('mortgage.approved', approval('less', 500_000_000, 2000)),
);

describe('approvals of banks', () => {
  test('wait for the buyer: the stage is left by the choice alone', () => {
    expect(answered.stage).toBe(5);
    expect(actionsOf(answered, START)).toContain('choose-bank');
    const chosen = after(answered, wish('mortgage.chosen', { offer: 'brief', bank: 'brief' }));
    expect([chosen.stage, chosen.lender]).toEqual([6, 'brief']);
  });

  test('are no choice when their day has come, and are not seen any more', () => {
    const late = wish('mortgage.chosen', { offer: 'brief', bank: 'brief' }, later(24));
    expect(missing(answered, late)).toEqual(['the approval is in force']);
    expect(seenAt(answered, later(24)).approvals.map(({ offer }) => offer)).toEqual(['less']);
    const justBefore = { ...late, at: new Date(later(24).getTime() - 1) };
    expect(missing(answered, justBefore)).toEqual([]);
  });

  test('with a limit that own money does not make up are refused, to the kopeck', () => {
    const less = (own?: number) =>
      wish('mortgage.chosen', { offer: 'less', bank: 'less', ...(own && { own }) });
    expect(missing(answered, less())).toEqual(['its limit covers the loan']);
    expect(missing(answered, less(499_999_999))).toEqual(['its limit covers the loan']);
    expect(missing(answered, less(500_000_000))).toEqual([]);
  });

  test('that are out of date let nobody sign; another one does, and a new application where there is none', () => {
    const signing = {
      ...after(answered, wish('mortgage.chosen', { offer: 'brief', bank: 'brief' })),
      stage: 7 as const,
    };
    const sign = wish('contract.signed', { step: 's' }, later(25));
    expect(missing(signing, { ...sign, at: later(1) })).toEqual([]);
    expect(missing(signing, sign)).toEqual(['the loan is there']);
    const other = wish(
      'mortgage.chosen',
      { offer: 'less', bank: 'less', own: 500_000_000 },
      later(25),
    );
    expect(missing(after(signing, other), sign)).toEqual([]);
    expect(actionsOf(signing, later(25))).not.toContain('apply-mortgage');
    const none = { ...signing, approvals: signing.approvals.slice(0, 1) };
    expect(actionsOf(none, later(25))).toContain('apply-mortgage');
  });
});
