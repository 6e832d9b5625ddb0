import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';

/** argon2id of passwords. */
export interface Passwords {
  /** Hashes a password into the PHC form. */
  hash(password: string): Promise<string>;
  /** Compares a password; `null`, for an unknown account, takes as long and is never right. */
  isRight(passwordHash: string | null, password: string): Promise<boolean>;
}

/** OWASP's argon2id settings: 19 MiB, two passes. */
const STRENGTH: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes the hasher; tests pass a cheaper strength. */
export async function createPasswords(strength: Options = STRENGTH): Promise<Passwords> {
  const nobody = await hash(randomBytes(24).toString('hex'), strength);
  return {
    hash: (password) => hash(password, strength),
    async isRight(passwordHash, password) {
      const right = await verify(passwordHash ?? nobody, password);
      return right && passwordHash !== null;
    },
  };
}
