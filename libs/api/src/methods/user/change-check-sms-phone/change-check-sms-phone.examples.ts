import type { MethodExample } from '../../../core/define-method.ts';
import type { changeCheckSmsPhone } from './change-check-sms-phone.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof changeCheckSmsPhone>[] = [
  {
    name: 'send a code',
    input: { phone: '+7 (921) 304-17-62', token: 'solved' },
    result: {},
  },
];
