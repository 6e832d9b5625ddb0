import { getCounters } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { countersOf } from '../../domain/counter/counters-of.ts';

/** Answers `getCounters`. */
export const getCountersHandler = implement(
  getCounters,
  async (_input, call) => ({ counters: await countersOf(call.services, buyerOf(call).user.id) }),
  { cache: 'none' },
);
