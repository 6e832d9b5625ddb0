import type { MethodExample } from '../../../core/define-method.ts';
import type { sign } from './sign.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sign>[] = [
  {
    name: 'before the contract is signed',
    input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01' },
    result: { url: '/test-signature/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e60' },
  },
];
