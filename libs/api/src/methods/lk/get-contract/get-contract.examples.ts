import type { MethodExample } from '../../../core/define-method.ts';
import { demoContractDetails } from '../shared/demo-contract.ts';
import type { getContract } from './get-contract.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getContract>[] = [
  {
    name: 'a contract whose money is awaited',
    input: { guid: demoContractDetails.guid },
    result: { contract: demoContractDetails },
  },
];
