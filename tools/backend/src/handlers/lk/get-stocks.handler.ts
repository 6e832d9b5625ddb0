import { getStocks } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { stocksOf } from '../../domain/stock/find-stocks.ts';

/** Answers `getStocks`. */
export const getStocksHandler = implement(
  getStocks,
  async (_input, call) => ({ stocks: await stocksOf(call.services, buyerOf(call).user.id) }),
  { cache: 'none' },
);
