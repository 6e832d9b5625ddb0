import { getContract } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findContract } from './find-contracts.ts';

/** Answers `getContract`; another buyer's contract is not found. */
export const getContractHandler = implement(
  getContract,
  async ({ guid }, call) => ({
    contract: await findContract(call.services, buyerOf(call).user.id, guid),
  }),
  { cache: 'none' },
);
