import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NoticeSchema } from '../shared/notice.schema.ts';

/** What a page of the account hears when its buyer is told of something. */
export const NoticeEventSchema = v.object({ notice: NoticeSchema, unread: v.number() });

export type NoticeEvent = v.InferOutput<typeof NoticeEventSchema>;

/**
 * Tells open pages of the account of new notices. Asked with `Accept: text/event-stream` it is a stream of
 * server-sent events: `notice` carries a `NoticeEvent`, `unread` how many wait to be read. Asked for
 * JSON it gives that number.
 */
export const noticeEvents = defineMethod({
  name: 'LK.Events',
  verb: 'GET',
  summary: 'Tells of new notices of the buyer, as a stream of server-sent events',
  access: 'buyer',
  input: v.strictObject({
    /** Id of the last event that was seen; the header `Last-Event-ID` says the same. */
    last: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  result: v.object({ unread: v.number() }),
  errors: { 401: 'Nobody is logged in', 503: 'Too many streams are open' },
});
