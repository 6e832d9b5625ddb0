import type { MethodExample } from '../../../core/define-method.ts';
import type { checkSmsPhone } from './check-sms-phone.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof checkSmsPhone>[] = [
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
    result: {},
  },
  {
    name: 'check the code',
    input: {
      last_name: 'Савельева',
      name: 'Марина',
      second_name: 'Андреевна',
      phone: '+7 (921) 304-17-62',
      email: 'marina@example.ru',
      code: '417 062',
    },
    result: {},
  },
];
