import * as v from 'valibot';

/** What a notice is about; the settings of letters and SMS go by it. */
export const NOTICE_KINDS = [
  'order',
  'payment',
  'appointment',
  'ticket',
  'statement',
  'service',
  'defect',
  'news',
  'promo',
  'survey',
] as const;

/** Kinds that advertise: they are sent outside the account only with the buyer's consent. */
export const PROMO_KINDS: readonly NoticeKind[] = ['promo', 'survey'];

export const NoticeKindSchema = v.picklist(NOTICE_KINDS, 'Нет такого вида уведомлений');

export type NoticeKind = v.InferOutput<typeof NoticeKindSchema>;

/** Something that has moved on and that the buyer is told of. */
export const NoticeSchema = v.object({
  guid: v.string(),
  kind: NoticeKindSchema,
  title: v.string(),
  text: v.string(),
  /** Path of the page that it is about, `/lk/orders/…`. */
  href: v.string(),
  /** ISO instant. */
  at: v.string(),
  read: v.boolean(),
});

export type Notice = v.InferOutput<typeof NoticeSchema>;

/** Where notices of one kind go besides the account. */
export const NoticeSettingSchema = v.strictObject({
  kind: NoticeKindSchema,
  mail: v.boolean(),
  sms: v.boolean(),
});

export type NoticeSetting = v.InferOutput<typeof NoticeSettingSchema>;

/** Key that letters carry in their last line: whose letters, and of which kind. */
export const letterKey = v.pipe(v.string(), v.regex(/^[\w.-]{1,120}$/, 'Неверная ссылка'));
