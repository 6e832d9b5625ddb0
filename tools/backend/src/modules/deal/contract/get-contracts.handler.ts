import { getContracts } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { CONTRACTS_ON_PAGE, contractsOf, countContracts } from './find-contracts.ts';

/** Answers `getContracts`. */
export const getContractsHandler = implement(
  getContracts,
  async ({ page }, call) => {
    const { id } = buyerOf(call).user;
    const total = await countContracts(call.services, id);
    const offset = (page - 1) * CONTRACTS_ON_PAGE;
    return {
      contracts: await contractsOf(call.services, id, { offset }),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / CONTRACTS_ON_PAGE)),
    };
  },
  { cache: 'none' },
);
