import { getPartnership } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findPartnership } from '../../domain/partnership/find-partnerships.ts';

/** Answers `getPartnership`. */
export const getPartnershipHandler = implement(
  getPartnership,
  ({ alias }, call) => findPartnership(call.services, buyerOf(call).user.id, alias),
  { cache: 'none' },
);
