import { expect, it } from 'vitest';
import { paymentHint, paymentKinds } from './kinds.ts';

it('speaks of escrow only where a share in construction is bought', () => {
  expect(paymentHint('full', 'ddu')).toContain('эскроу');
  expect(paymentHint('full', 'sale')).toContain('аккредитив');
  for (const { hint } of Object.values(paymentKinds)) expect(hint).not.toMatch(/эскроу|аккредитив/);
});
