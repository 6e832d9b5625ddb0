import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer } from '../../../core/schemas.ts';
import { NoticeSchema } from '../shared/notice.schema.ts';

/** Lists the notices of the buyer, the newest first, twenty a page. */
export const getNotices = defineMethod({
  name: 'LK.GetNotices',
  verb: 'GET',
  summary: 'Lists the notices of the buyer, the newest first',
  access: 'buyer',
  input: v.strictObject({ page: v.optional(integer(1, 10_000), 1) }),
  result: v.object({
    page: v.number(),
    /** At least one. */
    pages: v.number(),
    total: v.number(),
    unread: v.number(),
    notices: v.array(NoticeSchema),
  }),
  errors: { 401: 'Nobody is logged in' },
});
