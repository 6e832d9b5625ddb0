import type { MethodExample } from '../../../core/define-method.ts';
import type { getRedirect } from './get-redirect.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getRedirect>[] = [
  { name: 'an old address', input: { path: '/about' }, result: { to: '/kompaniya' } },
  { name: 'an address that has not moved', input: { path: '/nigde' }, result: { to: null } },
];
