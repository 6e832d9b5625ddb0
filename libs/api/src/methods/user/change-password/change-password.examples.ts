import type { MethodExample } from '../../../core/define-method.ts';
import type { changePassword } from './change-password.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof changePassword>[] = [
  {
    name: 'the right code',
    input: { phone: '+7 (921) 304-17-62', code: '417062' },
    result: {},
  },
];
