import type { MethodExample } from '../../../core/define-method.ts';
import type { readNotices } from './read-notices.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof readNotices>[] = [
  { name: 'all of them', input: {}, result: { unread: 0 } },
];
