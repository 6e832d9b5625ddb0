import type { MethodExample } from '../../../core/define-method.ts';
import type { withdrawRequest } from './withdraw-request.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof withdrawRequest>[] = [
  { name: 'the demo buyer', input: { guid: '6f0d8a54-93f1-4f6e-8a57-0d9be17f2c02' }, result: {} },
];
