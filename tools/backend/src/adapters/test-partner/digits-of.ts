import { createHash } from 'node:crypto';

/** Digits that are always the same for one guid: numbers of accounts and records in the demo. */
export function digitsOf(guid: string, count: number): string {
  const number = BigInt(`0x${createHash('sha256').update(guid).digest('hex')}`);
  return number.toString().slice(0, count);
}
