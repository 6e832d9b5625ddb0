import type { MethodExample } from '../../../core/define-method.ts';
import { demoPremises } from '../shared/demo-handover.ts';
import type { getAcceptance } from './get-acceptance.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getAcceptance>[] = [
  { name: 'the premises of a buyer', input: {}, result: { premises: [demoPremises] } },
];
