import { getPartnerships } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findPartnerships } from '../../domain/partnership/find-partnerships.ts';

/** Answers `getPartnerships`. */
export const getPartnershipsHandler = implement(
  getPartnerships,
  ({ kind }, call) => findPartnerships(call.services, buyerOf(call).user.id, kind),
  { cache: 'none' },
);
