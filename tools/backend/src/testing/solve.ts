import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { getChallenge } from '@m30/api';

/** Solves an anti-bot puzzle as a browser does; gives the token of a lead. */
export function solve(challenge: unknown): string {
  const {
    algorithm,
    challenge: target,
    maxnumber,
    salt,
    signature,
  } = v.parse(getChallenge.result, challenge);
  for (let number = 0; number <= maxnumber; number++) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash !== target) continue;
    const payload = { algorithm, challenge: target, number, salt, signature };
    return Buffer.from(JSON.stringify(payload)).toString('base64');
  }
  throw new Error('the puzzle has no answer');
}
