import type { ResultOf } from '@m30/api/client';
import { createHasher } from './sha256.ts';

/** The puzzle of `Captcha.GetChallenge`: find `number` ≤ `maxnumber` with SHA-256(salt + number) = challenge. */
export type Challenge = ResultOf<'Captcha.GetChallenge'>;

/** The puzzle has no answer within its bounds. */
export class ChallengeUnsolved extends Error {
  override readonly name = 'ChallengeUnsolved';
}

/** Milliseconds of hashing between two pauses: under half a frame, so that typing stays smooth. */
const SLICE = 7;

/**
 * Solves the anti-bot puzzle without blocking input.
 * @returns the token that goes with one lead: base64 of the answer as JSON
 * @throws ChallengeUnsolved when no number fits
 */
export async function solveChallenge(puzzle: Challenge, signal?: AbortSignal): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = puzzle;
  const hash = createHasher(salt);
  const target = readWords(challenge);
  let pause = performance.now() + SLICE;
  for (let number = 0; number <= maxnumber; number++) {
    const words = hash(number);
    if (target.every((word, i) => word === words[i])) {
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
    }
    if (number % 64 === 63 && performance.now() > pause) {
      await new Promise((resume) => setTimeout(resume));
      signal?.throwIfAborted();
      pause = performance.now() + SLICE;
    }
  }
  throw new ChallengeUnsolved('No number fits the challenge');
}

/** Hex digest as 32-bit words. */
function readWords(hex: string): Int32Array {
  return Int32Array.from({ length: 8 }, (_, i) => parseInt(hex.slice(i * 8, i * 8 + 8), 16));
}
