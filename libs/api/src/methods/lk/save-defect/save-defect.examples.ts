import type { MethodExample } from '../../../core/define-method.ts';
import { demoDefect, handoverGuids, handoverOrder } from '../shared/demo-handover.ts';
import type { saveDefect } from './save-defect.method.ts';

const written = {
  room: 'Ванная',
  kind: 'water',
  text: 'Капает из-под гайки полотенцесушителя',
} as const;

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof saveDefect>[] = [
  {
    name: 'a new one',
    input: { order: handoverOrder, ...written },
    result: { defect: { ...demoDefect, ...written, guid: handoverGuids.spare, state: 'draft' } },
  },
];
