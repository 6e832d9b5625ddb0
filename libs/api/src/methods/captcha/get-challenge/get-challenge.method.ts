import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';

/** A proof-of-work puzzle: find `number` ≤ `maxnumber` with SHA-256(salt + number) = challenge. */
export const ChallengeSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  maxnumber: v.number(),
  salt: v.string(),
  signature: v.string(),
});

/** Gives a fresh anti-bot puzzle; its answer is the `token` of one lead. */
export const getChallenge = defineMethod({
  name: 'Captcha.GetChallenge',
  verb: 'GET',
  summary: 'Gives a fresh anti-bot puzzle; its answer is the token of one lead',
  input: NothingSchema,
  result: ChallengeSchema,
});
