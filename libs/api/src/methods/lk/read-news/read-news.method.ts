import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';

/** Marks one news item as read, or all of them; a second call changes nothing. */
export const readNews = defineMethod({
  name: 'LK.ReadNews',
  verb: 'POST',
  summary: 'Marks one news item as read, or all of them',
  access: 'buyer',
  input: v.strictObject({
    /** Left out, everything that is there now is read. */
    alias: v.optional(alias),
  }),
  result: v.object({ unread: v.number() }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such news' },
});
