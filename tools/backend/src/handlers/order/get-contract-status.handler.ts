import { getContractStatus } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { findContract } from '../../domain/contract-status/find-contract.ts';

/** Tells how far the registration of a contract has come. */
export const getContractStatusHandler = implement(getContractStatus, async (asked, call) => ({
  contract: await findContract(call, asked),
}));
