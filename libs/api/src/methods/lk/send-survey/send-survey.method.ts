import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { SurveyAnswersSchema } from '../shared/feedback.schema.ts';

/** Takes the answers of a survey, once a buyer. */
export const sendSurvey = defineMethod({
  name: 'LK.SendSurvey',
  verb: 'POST',
  summary: 'Takes the answers of a survey, once a buyer',
  access: 'buyer',
  input: v.strictObject({ survey: alias, answers: SurveyAnswersSchema }),
  result: v.object({
    /** Points given for it; 0 without a card. */
    points: v.number(),
  }),
  errors: {
    401: 'Nobody is logged in',
    404: 'No such survey is open',
    409: 'The buyer has answered it before',
    422: 'A question has no answer, or an impossible one',
  },
});
