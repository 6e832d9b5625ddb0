import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, integer } from '../core/schemas.ts';
import { letterKey, NoticeKindSchema, NoticeSchema, NoticeSettingSchema } from './notice.schema.ts';

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
});

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
});

/**
 * Notifies open pages of the account of new notices. Asked with `Accept: text/event-stream` it is a stream of
 * server-sent events: `notice` carries `{ notice, unread }`, `unread` how many wait to be read. Asked for
 * JSON it gives that number.
 */
export const noticeEvents = defineMethod({
  name: 'LK.Events',
  verb: 'GET',
  summary: 'Reports new notices of the buyer, as a stream of server-sent events',
  access: 'buyer',
  input: v.strictObject({
    /** Id of the last event that was seen; the header `Last-Event-ID` says the same. */
    last: v.optional(v.pipe(v.string(), v.maxLength(60))),
  }),
  result: v.object({ unread: v.number() }),
  errors: { 503: 'Too many streams are open' },
});

/** Saves where notices of some kinds go besides the account. */
export const saveNoticeSettings = defineMethod({
  name: 'LK.SaveNoticeSettings',
  verb: 'POST',
  summary: 'Saves where notices of some kinds go besides the account',
  access: 'buyer',
  input: v.strictObject({
    settings: v.pipe(
      v.array(NoticeSettingSchema),
      v.minLength(1, 'Ничего не выбрано'),
      v.maxLength(20, 'Слишком длинный список'),
    ),
  }),
  result: v.object({}),
  errors: { 422: 'Adverts need a consent, letters a mailbox' },
});

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

/** Ends the letters of one kind by the link of any of them, without a login. */
export const stopLetters = defineMethod({
  name: 'LK.StopLetters',
  verb: 'POST',
  summary: 'Ends the letters of one kind by the link of any of them',
  input: v.strictObject({ key: letterKey }),
  result: v.object({}),
  errors: { 404: 'The link was not written by this product' },
});
