import { getHandover } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findHandover } from './find-premises.ts';

/** Returns everything about one handover. */
export const getHandoverHandler = implement(
  getHandover,
  async ({ guid }, call) => ({
    premises: await findHandover(call.services, buyerOf(call).user.id, guid),
  }),
  { cache: 'none' },
);
