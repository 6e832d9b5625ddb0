import { getStocks } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { stocksOf } from './find-stocks.ts';

/** Answers `getStocks`. */
export const getStocksHandler = implement(
  getStocks,
  async (_input, call) => ({ stocks: await stocksOf(call.services, buyerOf(call).user.id) }),
  { cache: 'none' },
);
