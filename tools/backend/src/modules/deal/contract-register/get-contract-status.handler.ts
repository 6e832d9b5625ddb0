import { getContractStatus } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findContract } from './find-contract.ts';

/** Returns how far the registration of a contract has come. */
export const getContractStatusHandler = implement(getContractStatus, async (asked, call) => ({
  contract: await findContract(call, asked),
}));
