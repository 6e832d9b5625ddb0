import { getContract } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findContract } from '../../domain/contract/find-contracts.ts';

/** Answers `getContract`; another buyer's contract is not found. */
export const getContractHandler = implement(
  getContract,
  async ({ guid }, call) => ({
    contract: await findContract(call.services, buyerOf(call).user.id, guid),
  }),
  { cache: 'none' },
);
