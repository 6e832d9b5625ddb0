import { describe, expect, it } from 'vitest';
import type { Order, OrderAction } from './order.ts';
import { openSteps, stepHref, stepOf } from './steps.ts';

const order = (stage_number: number, can: OrderAction[], papers: Order['papers'] = []) => ({
  stage_number,
  can,
  papers,
});
const passport = (done: boolean) => ({
  kind: 'passport',
  title: 'Паспорт',
  participant: 0,
  done,
  check: done ? ('uploaded' as const) : ('missing' as const),
  fault: null,
});

const chosen: OrderAction[] = ['set-payment', 'set-users', 'add-file', 'cancel'];

describe('the steps that are open', () => {
  it.each([
    ['a new order', order(2, ['set-payment', 'cancel']), ['payment']],
    ['a chosen payment', order(3, chosen), ['payment', 'users']],
    ['named people', order(4, chosen), ['payment', 'users', 'documents', 'review']],
    ['a paid hold', order(6, ['add-file', 'cancel']), []],
    ['a refusal of the banks', order(5, ['set-payment', 'cancel']), ['payment']],
    ['a cancelled order', order(4, []), []],
  ])('after %s', (_, one, steps) => {
    expect(openSteps(one)).toEqual(steps);
  });
});

describe('the step to show', () => {
  it.each([
    ['the furthest one', order(3, chosen), null, 'users'],
    ['the one that is asked for', order(4, chosen), 'oplata', 'payment'],
    [
      'the furthest where another is not open yet',
      order(2, ['set-payment']),
      'proverka',
      'payment',
    ],
    ['the furthest where nobody knows the slug', order(3, chosen), 'chto-to', 'users'],
    [
      'documents before the review, while there are none',
      order(4, chosen, [passport(false)]),
      null,
      'documents',
    ],
    [
      'the review, once there are some',
      order(4, chosen, [passport(true), passport(false)]),
      null,
      'review',
    ],
    ['none where the deal goes on', order(7, ['sign']), 'oplata', null],
  ] as const)('is %s', (_, one, asked, step) => {
    expect(stepOf(one, asked)).toBe(step);
  });

  it('has an address of its own', () => {
    expect(stepHref('g', 'users')).toBe('/order/g?shag=uchastniki');
  });
});
