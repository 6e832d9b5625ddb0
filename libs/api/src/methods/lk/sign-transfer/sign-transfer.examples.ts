import type { MethodExample } from '../../../core/define-method.ts';
import { handoverOrder } from '../shared/demo-handover.ts';
import type { signTransfer } from './sign-transfer.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof signTransfer>[] = [
  {
    name: 'an act of transfer',
    input: { guid: handoverOrder },
    result: { url: '/test-signature/5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d42' },
  },
];
