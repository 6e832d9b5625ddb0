import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { text } from '../core/schemas.ts';

/** A proof-of-work puzzle: find `number` ≤ `maxnumber` with SHA-256(salt + number) = challenge. */
const ChallengeSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  /** Grows with the puzzles that a network, and everybody, asks for. */
  maxnumber: v.number(),
  salt: v.string(),
  signature: v.string(),
});

/**
 * Returns a fresh anti-bot puzzle; its answer is the `token` of one call, of the method that was named and of the visitor
 * who asked: a cookie tells him from others, or his address where there are no cookies.
 */
export const getChallenge = defineMethod({
  name: 'Captcha.GetChallenge',
  verb: 'GET',
  summary: 'Returns a fresh anti-bot puzzle; its answer is the token of one call',
  input: v.strictObject({
    /** Method that the token goes to. Without it, as forms before 0.2 ask, the puzzle is eight times the work. */
    form: v.optional(text(200)),
    /** The page gets no cookies: it stands in another site's frame, or its browser takes none. */
    cookieless: v.optional(v.literal('1', 'Неверный параметр')),
  }),
  result: ChallengeSchema,
  errors: { 429: 'Too many puzzles for one address' },
});
