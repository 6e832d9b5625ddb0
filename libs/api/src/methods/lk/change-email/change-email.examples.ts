import type { MethodExample } from '../../../core/define-method.ts';
import type { changeEmail } from './change-email.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof changeEmail>[] = [
  { name: 'the demo buyer', input: { code: '417062' }, result: { email: 'marina@example.ru' } },
];
