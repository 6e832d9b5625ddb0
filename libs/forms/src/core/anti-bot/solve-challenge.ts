import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ResultOf } from '@m30/api/client';

/** The puzzle of `Captcha.GetChallenge`: find `number` ≤ `maxnumber` with SHA-256(salt + number) = challenge. */
export type Challenge = ResultOf<'Captcha.GetChallenge'>;

/** The puzzle has no answer within its bounds. */
export class ChallengeUnsolved extends Error {
  override readonly name = 'ChallengeUnsolved';
}

/** Milliseconds of hashing between two pauses: under half a frame, so that typing stays smooth. */
const SLICE = 7;

/**
 * Solves the anti-bot puzzle without blocking input. Not by WebCrypto: its promise costs more than so short a message,
 * and it is missing on plain http.
 * @returns the token that goes with one lead: base64 of the answer as JSON
 * @throws ChallengeUnsolved when no number fits
 */
export async function solveChallenge(puzzle: Challenge, signal?: AbortSignal): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = puzzle;
  const salted = sha256.create().update(utf8ToBytes(salt));
  const target = hexToBytes(challenge);
  let pause = performance.now() + SLICE;
  for (let number = 0; number <= maxnumber; number++) {
    const hash = salted
      .clone()
      .update(utf8ToBytes(String(number)))
      .digest();
    if (target.every((byte, i) => byte === hash[i])) {
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
