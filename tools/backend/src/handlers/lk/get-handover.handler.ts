import { getHandover } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findHandover } from '../../domain/acceptance/find-premises.ts';

/** Gives everything about one handover. */
export const getHandoverHandler = implement(
  getHandover,
  async ({ guid }, call) => ({
    premises: await findHandover(call.services, buyerOf(call).user.id, guid),
  }),
  { cache: 'none' },
);
