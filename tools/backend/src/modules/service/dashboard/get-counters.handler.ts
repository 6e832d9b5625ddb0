import { getCounters } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { countersOf } from './counters-of.ts';

export const getCountersHandler = implement(
  getCounters,
  async (_input, call) => ({ counters: await countersOf(call.services, buyerOf(call).user.id) }),
  { cache: 'none' },
);
