import { getOrderContract } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { readContract } from './read-contract.ts';

/** Returns the text of an order's contract to its buyer. */
export const getOrderContractHandler = implement(getOrderContract, async (asked, call) => ({
  contract: await readContract(call.services, buyerOf(call).user.id, asked),
}));
