import type { MethodExample } from '../../../core/define-method.ts';
import { demoDefect, handoverGuids } from '../shared/demo-handover.ts';
import type { answerDefect } from './answer-defect.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof answerDefect>[] = [
  {
    name: 'it is repaired',
    input: { guid: handoverGuids.fixed, answer: 'confirmed' },
    result: { defect: { ...demoDefect, state: 'confirmed' } },
  },
];
