import { expect, test } from 'vitest';
import type { ChosenPayment } from '@m30/api';
import { wayOf } from './way-of.ts';

const instalment: ChosenPayment = { kind: 'instalment', terms: { down_payment: 100, months: 6 } };
const capital: ChosenPayment = { kind: 'capital', terms: { amount: 100, mortgage: false } };

test.each([
  ['ddu', instalment, 'instalment'],
  ['sale', instalment, 'full'],
  ['sale', capital, 'capital'],
  ['sale', null, undefined],
] as const)('the price of a %s with %j chosen comes as %s', (contract, payment, kind) => {
  expect(wayOf({ contract, payment })?.kind).toBe(kind);
});
