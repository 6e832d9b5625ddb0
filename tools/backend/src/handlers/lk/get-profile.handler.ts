import { getProfile } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { readProfile } from '../../domain/profile/read-profile.ts';

/** Answers `getProfile`. */
export const getProfileHandler = implement(
  getProfile,
  (_input, call) => readProfile(call.services, buyerOf(call)),
  { cache: 'none' },
);
