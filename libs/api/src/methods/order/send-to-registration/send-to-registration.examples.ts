import type { MethodExample } from '../../../core/define-method.ts';
import type { sendToRegistration } from './send-to-registration.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendToRegistration>[] = [
  {
    name: 'after the money has come',
    input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08' },
    result: { url: '/test-registration/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e60' },
  },
];
