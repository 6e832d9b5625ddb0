import { randomInt } from 'node:crypto';

/** Signs that nobody takes for one another when reading aloud or copying by hand. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Random capital letters and digits for codes that people copy. */
export function randomWord(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
