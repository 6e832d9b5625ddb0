import { getContracts } from '@m30/api';
import { readPage } from '../../../kernel/db/read-page.ts';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { CONTRACTS_ON_PAGE, contractsByNeed, countContracts } from './find-contracts.ts';

export const getContractsHandler = implement(
  getContracts,
  async ({ page }, call) => {
    const { id } = buyerOf(call).user;
    const total = await countContracts(call.services, id);
    return {
      contracts: await contractsByNeed(call.services, id, page),
      ...readPage(total, page, CONTRACTS_ON_PAGE),
    };
  },
  { cache: 'none' },
);
