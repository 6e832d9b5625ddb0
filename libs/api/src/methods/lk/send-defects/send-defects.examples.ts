import type { MethodExample } from '../../../core/define-method.ts';
import { handoverOrder } from '../shared/demo-handover.ts';
import type { sendDefects } from './send-defects.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof sendDefects>[] = [
  {
    name: 'what was written',
    input: { guid: handoverOrder },
    result: { act: 2, due_on: '2027-01-17' },
  },
];
