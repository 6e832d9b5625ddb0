import { getContracts } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import {
  CONTRACTS_ON_PAGE,
  contractsOf,
  countContracts,
} from '../../domain/contract/find-contracts.ts';

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
