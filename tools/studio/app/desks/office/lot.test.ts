import { expect, test } from 'vitest';
import { exampleOf } from '../../testing/example-of.ts';
import { paymentOf, wayOf, waysOf } from './lot.ts';

const [lot] = exampleOf('Office.Lots').lots;
if (!lot) throw new Error('the example has no lot');

test.each(waysOf(lot))('«$label» is the payment that it makes', ({ id }) => {
  expect(wayOf(paymentOf(lot, id))).toBe(id);
});

test('a loan begins with the least first payment and the longest term', () => {
  expect(paymentOf(lot, 'mortgage:standard')).toEqual({
    ...{ kind: 'mortgage', programme: 'standard', down_payment: 438_840_000, months: 360 },
  });
});

test('a lot that is not sold by instalments does not offer them', () => {
  expect(waysOf({ ...lot, instalment: null }).map(({ id }) => id)).not.toContain('instalment');
});
