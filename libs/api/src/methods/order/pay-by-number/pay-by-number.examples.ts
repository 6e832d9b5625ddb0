import type { MethodExample } from '../../../core/define-method.ts';
import type { payByNumber } from './pay-by-number.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof payByNumber>[] = [
  {
    name: 'a hold that is to be paid',
    input: { number: 'M30-20641', phone: '+7 (921) 000-00-01', purpose: 'hold' },
    result: { url: '/test-acquirer/6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f932' },
  },
];
