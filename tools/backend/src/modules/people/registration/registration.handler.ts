import { registration } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { register } from './register.ts';

/** Answers `registration`: the account is made, its password comes by `newPassword`. */
export const registrationHandler = implement(registration, async (input, call) => {
  await register(call, input);
  return {};
});
