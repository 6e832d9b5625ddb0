import type { MethodExample } from '../../../core/define-method.ts';
import { demoPremises, handoverOrder } from '../shared/demo-handover.ts';
import type { getHandover } from './get-handover.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getHandover>[] = [
  {
    name: 'a flat with defects',
    input: { guid: handoverOrder },
    result: { premises: demoPremises },
  },
];
