import { getStatuses } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { readStates } from './lot-states.ts';

/** Returns statuses and prices as they are at this moment. */
export const getStatusesHandler = implement(
  getStatuses,
  async ({ ids }, { services }) => ({ lots: await readStates(services, ids) }),
  { cache: 'none' },
);
