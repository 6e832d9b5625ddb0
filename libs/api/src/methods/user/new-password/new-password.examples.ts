import type { MethodExample } from '../../../core/define-method.ts';
import type { newPassword } from './new-password.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof newPassword>[] = [
  {
    name: 'two equal passwords',
    input: {
      password: 'granit-2026',
      rpassword: 'granit-2026',
      phone: '+7 (921) 304-17-62',
      code: '417062',
    },
    result: {},
  },
];
