import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrder } from '../shared/demo-order.ts';
import type { getFiles } from './get-files.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getFiles>[] = [
  {
    name: 'the papers of an order',
    input: { guid: demoOrder.guid },
    result: { files: demoOrder.files },
  },
];
