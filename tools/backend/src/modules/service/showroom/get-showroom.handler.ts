import { getShowroom } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findShowroom } from './find-showroom.ts';

/** Returns visits to the showroom and finishes. */
export const getShowroomHandler = implement(
  getShowroom,
  (_input, call) => findShowroom(call.services, buyerOf(call).user.id),
  { cache: 'none' },
);
