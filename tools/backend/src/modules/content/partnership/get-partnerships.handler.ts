import { getPartnerships } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findPartnerships } from './find-partnerships.ts';

export const getPartnershipsHandler = implement(
  getPartnerships,
  ({ kind }, call) => findPartnerships(call.services, buyerOf(call).user.id, kind),
  { cache: 'none' },
);
