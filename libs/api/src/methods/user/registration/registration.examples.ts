import type { MethodExample } from '../../../core/define-method.ts';
import type { registration } from './registration.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof registration>[] = [
  {
    name: 'after a confirmed code',
    input: {
      last_name: 'Савельева',
      name: 'Марина',
      second_name: 'Андреевна',
      phone: '+7 (921) 304-17-62',
      email: 'marina@example.ru',
      code: '417062',
      soglasie: 1,
      soglasie_actii: 0,
    },
    result: {},
  },
];
