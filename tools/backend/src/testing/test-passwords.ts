import { createPasswords, type Passwords } from '../domain/account/passwords.ts';

/** Passwords whose hashes cost next to nothing. */
export const testPasswords = (): Promise<Passwords> =>
  createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
