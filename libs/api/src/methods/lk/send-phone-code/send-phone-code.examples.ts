import type { MethodExample } from '../../../core/define-method.ts';
import type { sendPhoneCode } from './send-phone-code.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendPhoneCode>[] = [
  {
    name: 'the demo buyer',
    input: { phone: '+7 (921) 555-30-44', password: 'meridian-30' },
    result: {},
  },
];
