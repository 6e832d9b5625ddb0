import { registration } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { register } from '../../domain/account/register.ts';

/** Answers `registration`: the account is made, its password comes by `newPassword`. */
export const registrationHandler = implement(registration, async (input, call) => {
  await register(call, input);
  return {};
});
