import { getShowroom } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findShowroom } from '../../domain/showroom/find-showroom.ts';

/** Gives visits to the showroom and finishes. */
export const getShowroomHandler = implement(
  getShowroom,
  (_input, call) => findShowroom(call.services, buyerOf(call).user.id),
  { cache: 'none' },
);
