import { getLoyalty } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findLoyalty } from './find-loyalty.ts';

export const getLoyaltyHandler = implement(
  getLoyalty,
  ({ page = 1 }, call) => findLoyalty(call.services, buyerOf(call).user.id, page),
  { cache: 'none' },
);
