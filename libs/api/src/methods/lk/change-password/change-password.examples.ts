import type { MethodExample } from '../../../core/define-method.ts';
import type { changeAccountPassword } from './change-password.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof changeAccountPassword>[] = [
  {
    name: 'the demo buyer',
    input: { old_password: 'meridian-30', password: 'granit-2026', rpassword: 'granit-2026' },
    result: {},
  },
];
