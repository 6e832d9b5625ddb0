import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';

/** Marks notices of the buyer as read: some of them, or all. */
export const readNotices = defineMethod({
  name: 'LK.ReadNotices',
  verb: 'POST',
  summary: 'Marks notices of the buyer as read',
  access: 'buyer',
  input: v.strictObject({
    /** All of them where absent. */
    guids: v.optional(v.pipe(v.array(guid), v.maxLength(100, 'Слишком длинный список'))),
  }),
  result: v.object({ unread: v.number() }),
  errors: { 401: 'Nobody is logged in' },
});
