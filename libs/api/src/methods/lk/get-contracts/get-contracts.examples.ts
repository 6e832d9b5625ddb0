import type { MethodExample } from '../../../core/define-method.ts';
import { demoContract } from '../shared/demo-contract.ts';
import type { getContracts } from './get-contracts.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getContracts>[] = [
  {
    name: 'the contracts of the demo buyer',
    input: {},
    result: { contracts: [demoContract], total: 1, page: 1, pages: 1 },
  },
];
