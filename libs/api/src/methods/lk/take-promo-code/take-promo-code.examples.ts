import type { MethodExample } from '../../../core/define-method.ts';
import type { takePromoCode } from './take-promo-code.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof takePromoCode>[] = [
  {
    name: 'of the workshop',
    input: { alias: 'ostrov' },
    result: { code: 'OSTROV-7K2M', valid_until: '2027-02-10' },
  },
];
