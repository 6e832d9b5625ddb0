import { getAcceptance } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findPremises } from '../../domain/acceptance/find-premises.ts';

/** Lists the premises of the buyer. */
export const getAcceptanceHandler = implement(
  getAcceptance,
  async (_input, call) => ({
    premises: await findPremises(call.services, buyerOf(call).user.id),
  }),
  { cache: 'none' },
);
