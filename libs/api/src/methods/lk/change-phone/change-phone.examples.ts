import type { MethodExample } from '../../../core/define-method.ts';
import type { changePhone } from './change-phone.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof changePhone>[] = [
  { name: 'the demo buyer', input: { code: '417062' }, result: { phone: '+79215553044' } },
];
