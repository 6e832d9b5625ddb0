import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid, text } from '../../../core/schemas.ts';
import { DefectSchema, handoverErrors } from '../shared/handover.schema.ts';

/** Says whether a defect is repaired indeed. */
export const answerDefect = defineMethod({
  name: 'LK.AnswerDefect',
  verb: 'POST',
  summary: 'Confirms that a defect is repaired, or returns it',
  access: 'buyer',
  input: v.strictObject({
    /** Of the defect. */
    guid,
    answer: v.picklist(['confirmed', 'returned'], 'Выберите ответ'),
    /** What is still wrong; needed where it is returned. */
    comment: v.optional(text(500)),
  }),
  result: v.object({ defect: DefectSchema }),
  errors: { ...handoverErrors, 422: 'It is returned without a word' },
});
