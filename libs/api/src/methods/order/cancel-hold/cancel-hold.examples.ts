import type { MethodExample } from '../../../core/define-method.ts';
import type { cancelHold } from './cancel-hold.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof cancelHold>[] = [
  {
    name: 'a free hold',
    input: { order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f02' },
    result: {},
  },
];
