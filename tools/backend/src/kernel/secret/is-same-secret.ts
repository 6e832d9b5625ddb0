import { timingSafeEqual } from 'node:crypto';

/** Compares a signature with the right one, in a time that tells nothing of how much of it is right. */
export function isSameSecret(given: string | Buffer, right: string | Buffer): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
