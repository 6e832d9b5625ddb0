import type { MethodExample } from '../../../core/define-method.ts';
import type { sendEmailCode } from './send-email-code.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendEmailCode>[] = [
  {
    name: 'the demo buyer',
    input: { email: 'marina@example.ru', password: 'meridian-30' },
    result: {},
  },
];
