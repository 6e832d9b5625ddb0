import type { MethodExample } from '../../../core/define-method.ts';
import type { logout } from './logout.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof logout>[] = [
  { name: 'whoever is logged in', input: {}, result: {} },
];
