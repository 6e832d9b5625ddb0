import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrderDetails } from '../shared/demo-order-details.ts';
import type { sendDocuments } from './send-documents.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendDocuments>[] = [
  {
    name: 'a complete set',
    input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f05' },
    result: { data: demoOrderDetails },
  },
];
