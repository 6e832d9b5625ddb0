import { createPasswords, type Passwords } from '../modules/people/account/passwords.ts';

/** Passwords whose hashes cost next to nothing. */
export const testPasswords = (): Promise<Passwords> =>
  createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
