import { createHmac, randomBytes } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../kernel/db/database.ts';
import { usedChallenges } from './captcha.table.ts';
import { createPressure } from './pressure.ts';

/** What the answer of a puzzle is good for. */
export interface PuzzleUse {
  /** Method that takes it. */
  form: string;
  /** Who answers it. */
  visitor: string;
  /** Origin of the page; empty for this site's own. */
  origin: string;
}

/** A puzzle that is asked for. */
export interface WantedPuzzle extends PuzzleUse {
  /** Address that asks. */
  address: string;
  /** Times the usual work. @default 1 */
  work?: number;
}

/** Tells people from programs before a lead is taken. */
export interface Captcha {
  challenge(wanted: WantedPuzzle): Promise<ResultOf<'Captcha.GetChallenge'>>;
  /**
   * Tells whether a token is a right answer for one of the uses, in time and not used before; marks it used. It takes
   * the transaction of the lead, so that a lead that fails does not burn the token.
   */
  accept(db: Database, token: string, uses: readonly PuzzleUse[]): Promise<boolean>;
}

interface CaptchaOptions {
  key: string;
  /** Largest answer of a puzzle that takes the usual work. */
  maxNumber: number;
  clock: () => Date;
}

/** Milliseconds a puzzle may be solved in: a page asks for it when its form is sent. */
const LIFETIME = 3 * 60_000;

const ALGORITHM = 'SHA-256';

const hex = (length: number) => v.pipe(v.string(), v.regex(/^[0-9a-f]+$/), v.length(length));

const PayloadSchema = v.object({
  algorithm: v.literal(ALGORITHM),
  challenge: hex(64),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  salt: v.pipe(v.string(), v.maxLength(200)),
  signature: hex(64),
});

/**
 * Makes the self-hosted proof of work: SHA-256(salt + number) = challenge. What it is good for stands in the salt as a
 * keyed digest, so that nobody changes it and nothing of the visitor is told.
 */
export function createCaptcha({ key, maxNumber, clock }: CaptchaOptions): Captcha {
  const pressure = createPressure(clock);
  const digestOf = ({ form, visitor, origin }: PuzzleUse) =>
    createHmac('sha256', key)
      .update(JSON.stringify([form, visitor, origin]))
      .digest('base64url');

  return {
    async challenge({ address, work = 1, ...use }) {
      const maxnumber = Math.round(maxNumber * work * pressure.workFor(address));
      const made = await createChallenge({
        algorithm: ALGORITHM,
        hmacKey: key,
        maxnumber,
        salt: randomBytes(12).toString('hex'),
        params: { use: digestOf(use) },
        expires: new Date(clock().getTime() + LIFETIME),
      });
      return { ...made, algorithm: ALGORITHM, maxnumber };
    },

    async accept(db, token, uses) {
      const payload = readToken(token);
      if (!payload || !(await verifySolution(payload, key, false))) return false;
      const { expires, use = '' } = extractParams(payload);
      if (!uses.map(digestOf).includes(use)) return false;
      const now = clock();
      const expiresAt = new Date(Number(expires) * 1000);
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
