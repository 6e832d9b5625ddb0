import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { ClubLevelSchema } from '../shared/club.schema.ts';

/** Says whether a club card is valid and of which level; nothing about its owner. */
export const checkCard = defineMethod({
  name: 'LK.CheckCard',
  verb: 'GET',
  summary: 'Says whether a club card is valid and of which level, nothing about its owner',
  input: v.strictObject({
    /** What the QR code carries, or the number on the card. */
    id: v.pipe(v.string(), v.trim(), v.regex(/^[\w -]{4,60}$/, 'Проверьте номер карты')),
  }),
  result: v.object({
    /** «3000 0417». */
    number: v.string(),
    valid: v.boolean(),
    level: ClubLevelSchema,
    /** Year of the card. */
    since: v.number(),
  }),
  errors: { 404: 'There is no such card', 429: 'Too many questions from this address' },
});
