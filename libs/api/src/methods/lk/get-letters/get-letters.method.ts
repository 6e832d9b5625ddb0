import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NoticeKindSchema } from '../shared/notice.schema.ts';

/** Key that letters carry in their last line: whose letters, and of which kind. */
export const letterKey = v.pipe(v.string(), v.regex(/^[\w.-]{1,120}$/, 'Неверная ссылка'));

/** Says which letters the link of a letter ends, without a login. */
export const getLetters = defineMethod({
  name: 'LK.GetLetters',
  verb: 'GET',
  summary: 'Says which letters the link of a letter ends',
  input: v.strictObject({ key: letterKey }),
  result: v.object({
    kind: NoticeKindSchema,
    /** «Платежи». */
    title: v.string(),
    /** Whether they still come. */
    mail: v.boolean(),
  }),
  errors: { 404: 'The link was not written by this product' },
});
