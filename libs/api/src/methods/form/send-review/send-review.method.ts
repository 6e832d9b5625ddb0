import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, guid, requiredText, text } from '../../../core/schemas.ts';
import { leadEntries, leadErrors, LeadResultSchema, leadUrl } from '../../shared/lead.schema.ts';

/** Sends a review; it is published after the staff have read it. */
export const sendReview = defineMethod({
  name: 'Form.SendReview',
  verb: 'POST',
  summary: 'Sends a review; it is published after the staff have read it',
  input: v.strictObject({
    ...leadEntries,
    url: leadUrl,
    /** How the author wants to be named. */
    name: v.pipe(requiredText(100), v.minLength(2, 'Напишите, как вас подписать')),
    /** Complex that it is about; empty for the company as a whole. */
    object: v.optional(v.union([alias, v.literal('')]), ''),
    /** What was bought: «студия, корпус 2». */
    purchase: v.optional(text(120)),
    rating: v.pipe(v.string(), v.regex(/^[1-5]$/, 'Поставьте оценку от 1 до 5')),
    message: v.pipe(
      requiredText(3000),
      v.minLength(20, 'Расскажите чуть подробнее, хотя бы одним предложением'),
    ),
    /** File of the author's photo, sent beforehand. */
    photo: v.optional(v.union([guid, v.literal('')])),
  }),
  result: LeadResultSchema,
  errors: leadErrors,
});
