import type { PaymentKind } from './types.ts';

/** Words of the ways to pay, in the order of the filter. */
export const PAYMENT_KINDS: Readonly<Record<PaymentKind, string>> = {
  full: 'полная оплата',
  mortgage: 'ипотека',
  instalment: 'рассрочка',
  'trade-in': 'зачёт жилья',
  capital: 'материнский капитал',
};
