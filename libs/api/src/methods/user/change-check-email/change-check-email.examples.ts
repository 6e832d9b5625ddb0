import type { MethodExample } from '../../../core/define-method.ts';
import type { changeCheckEmail } from './change-check-email.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof changeCheckEmail>[] = [
  {
    name: 'send a code to the e-mail of the form',
    input: { phone: '+7 (921) 304-17-62', email: 'marina@example.ru', token: 'solved' },
    result: { email: 'marina@example.ru', blur_email: 'm•••••@example.ru' },
  },
];
