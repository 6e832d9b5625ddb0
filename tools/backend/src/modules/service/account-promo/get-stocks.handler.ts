import { getStocks } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { accountPromosOf } from './find-account-promos.ts';

export const getStocksHandler = implement(
  getStocks,
  async (_input, call) => ({ stocks: await accountPromosOf(call.services, buyerOf(call).user.id) }),
  { cache: 'none' },
);
