import { getPartnership } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findPartnership } from './find-partnerships.ts';

export const getPartnershipHandler = implement(
  getPartnership,
  ({ alias }, call) => findPartnership(call.services, buyerOf(call).user.id, alias),
  { cache: 'none' },
);
