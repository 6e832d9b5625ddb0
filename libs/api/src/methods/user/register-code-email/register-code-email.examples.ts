import type { MethodExample } from '../../../core/define-method.ts';
import type { registerCodeEmail } from './register-code-email.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof registerCodeEmail>[] = [
  {
    name: 'send a code',
    input: {
      last_name: 'Савельева',
      name: 'Марина',
      second_name: 'Андреевна',
      phone: '+7 (921) 304-17-62',
      email: 'marina@example.ru',
      token: 'solved',
    },
    result: { email: 'marina@example.ru' },
  },
  {
    name: 'register by the code',
    input: {
      last_name: 'Савельева',
      name: 'Марина',
      second_name: 'Андреевна',
      phone: '+7 (921) 304-17-62',
      email: 'marina@example.ru',
      code: '417 062',
    },
    result: { email: 'marina@example.ru' },
  },
];
