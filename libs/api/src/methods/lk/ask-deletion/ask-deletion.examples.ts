import type { MethodExample } from '../../../core/define-method.ts';
import type { askDeletion } from './ask-deletion.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof askDeletion>[] = [
  {
    name: 'the demo buyer',
    input: { reason: 'Больше не ищу квартиру', password: 'meridian-30' },
    result: {},
  },
];
