import { getAcceptance } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findPremises } from './find-premises.ts';

/** Lists the premises of the buyer. */
export const getAcceptanceHandler = implement(
  getAcceptance,
  async (_input, call) => ({
    premises: await findPremises(call.services, buyerOf(call).user.id),
  }),
  { cache: 'none' },
);
