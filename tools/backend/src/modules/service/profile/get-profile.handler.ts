import { getProfile } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { readProfile } from './read-profile.ts';

export const getProfileHandler = implement(
  getProfile,
  (_input, call) => readProfile(call.services, buyerOf(call)),
  { cache: 'none' },
);
