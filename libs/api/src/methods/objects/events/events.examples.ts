import type { MethodExample } from '../../../core/define-method.ts';
import type { lotEvents } from './events.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof lotEvents>[] = [
  { name: 'nothing has changed', input: {}, result: { last: 'b1-0', complete: false, events: [] } },
];
