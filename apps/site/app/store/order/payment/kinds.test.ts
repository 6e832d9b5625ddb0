import { expect, it } from 'vitest';
import { paymentHint, paymentKinds } from './kinds.ts';

it('speaks of escrow only where a share in construction is bought', () => {
  expect(paymentHint('full', { contract: 'ddu', months: 24 })).toContain('эскроу');
  expect(paymentHint('full', { contract: 'sale', months: 24 })).toContain('аккредитив');
  for (const { hint } of Object.values(paymentKinds)) expect(hint).not.toMatch(/эскроу|аккредитив/);
});

it.each([
  [24, 'Без процентов, до 24 месяцев.'],
  [9, 'Без процентов, до 9 месяцев.'],
])('an instalment is as long as that of the lot: %i months', (months, hint) => {
  expect(paymentHint('instalment', { contract: 'ddu', months }).replaceAll('\u00a0', ' ')).toBe(
    hint,
  );
});
