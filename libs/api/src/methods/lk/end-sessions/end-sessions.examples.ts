import type { MethodExample } from '../../../core/define-method.ts';
import type { endSessions } from './end-sessions.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof endSessions>[] = [
  { name: 'the demo buyer', input: {}, result: {} },
];
