import type { MethodExample } from '../../../core/define-method.ts';
import type { noticeEvents } from './events.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof noticeEvents>[] = [
  { name: 'three wait to be read', input: {}, result: { unread: 3 } },
];
