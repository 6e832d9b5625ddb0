import type { MethodExample } from '../../../core/define-method.ts';
import type { unsubscribe } from './unsubscribe.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof unsubscribe>[] = [
  {
    name: 'a link that was used before',
    input: { key: 'stalo-nenuzhnym-davno' },
    result: {},
  },
];
