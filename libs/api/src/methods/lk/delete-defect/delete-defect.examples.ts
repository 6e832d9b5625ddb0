import type { MethodExample } from '../../../core/define-method.ts';
import { handoverGuids } from '../shared/demo-handover.ts';
import type { deleteDefect } from './delete-defect.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof deleteDefect>[] = [
  { name: 'one that is not sent', input: { guid: handoverGuids.spare }, result: {} },
];
