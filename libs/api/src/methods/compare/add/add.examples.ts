import type { MethodExample } from '../../../core/define-method.ts';
import type { addToCompare } from './add.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof addToCompare>[] = [
  { name: 'a flat', input: { lot: 'k2-48' }, result: { cart: [], compare: ['k2-48'] } },
];
