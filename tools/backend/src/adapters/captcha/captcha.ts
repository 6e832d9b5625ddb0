import { randomBytes } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../kernel/db/database.ts';
import { usedChallenges } from './captcha.table.ts';

/** Tells people from programs before a lead is taken. */
export interface Captcha {
  challenge(): Promise<ResultOf<'Captcha.GetChallenge'>>;
  /**
   * Tells whether a token is a right answer, in time and not used before; marks it used. It takes
   * the transaction of the lead, so that a lead that fails does not burn the token.
   */
  accept(db: Database, token: string): Promise<boolean>;
}

interface CaptchaOptions {
  key: string;
  maxNumber: number;
  clock: () => Date;
}

/** Milliseconds a puzzle may be solved in. */
const LIFETIME = 10 * 60_000;

const ALGORITHM = 'SHA-256';

const hex = (length: number) => v.pipe(v.string(), v.regex(/^[0-9a-f]+$/), v.length(length));

const PayloadSchema = v.object({
  algorithm: v.literal(ALGORITHM),
  challenge: hex(64),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  salt: v.pipe(v.string(), v.maxLength(200)),
  signature: hex(64),
});

/** Makes the self-hosted proof of work: SHA-256(salt + number) = challenge. */
export function createCaptcha({ key, maxNumber, clock }: CaptchaOptions): Captcha {
  return {
    async challenge() {
      const made = await createChallenge({
        algorithm: ALGORITHM,
        hmacKey: key,
        maxnumber: maxNumber,
        salt: randomBytes(12).toString('hex'),
        expires: new Date(clock().getTime() + LIFETIME),
      });
      return { ...made, algorithm: ALGORITHM, maxnumber: maxNumber };
    },

    async accept(db, token) {
      const payload = readToken(token);
      if (!payload || !(await verifySolution(payload, key, false))) return false;
      const now = clock();
      const expiresAt = new Date(Number(extractParams(payload)['expires']) * 1000);
      if (!(expiresAt > now)) return false;
      await db.delete(usedChallenges).where(lte(usedChallenges.expiresAt, now));
      const marked = await db
        .insert(usedChallenges)
        .values({ challenge: payload.challenge, expiresAt })
        .onConflictDoNothing()
        .returning();
      return marked.length === 1;
    },
  };
}

/** Reads base64 of JSON; `null` where it is anything else. */
function readToken(token: string) {
  try {
    const parsed = v.safeParse(
      PayloadSchema,
      JSON.parse(Buffer.from(token, 'base64').toString('utf8')),
    );
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
