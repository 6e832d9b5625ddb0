import { getLoyalty } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findLoyalty } from '../../domain/loyalty/find-loyalty.ts';

/** Answers `getLoyalty`. */
export const getLoyaltyHandler = implement(
  getLoyalty,
  ({ page = 1 }, call) => findLoyalty(call.services, buyerOf(call).user.id, page),
  { cache: 'none' },
);
