import * as v from 'valibot';
import { guid, text } from '../../core/schemas.ts';
import { PremiseSchema } from '../../deal/order.schema.ts';

/** What a question is about, with its words. */
export const TICKET_TOPICS = {
  contract: 'Договор и\u00a0регистрация',
  payment: 'Оплата и\u00a0эскроу',
  construction: 'Ход строительства',
  acceptance: 'Приёмка и\u00a0ключи',
  warranty: 'Гарантия и\u00a0недостатки',
  account: 'Работа кабинета',
  other: 'Другое',
} as const;

export type TicketTopic = keyof typeof TICKET_TOPICS;

export const TicketTopicSchema = v.picklist(
  Object.keys(TICKET_TOPICS) as TicketTopic[],
  'Выберите тему',
);

/** Who has to go on: the company, the buyer, nobody. */
const TicketStateSchema = v.picklist(['open', 'answered', 'closed']);

/** Longest message, in characters. */
const LONGEST_MESSAGE = 4000;

/** Files of one message at most. */
export const MOST_TICKET_FILES = 10;

/** What the buyer writes. */
export const messageText = v.pipe(text(LONGEST_MESSAGE), v.nonEmpty('Напишите, что случилось'));

/** Guids of uploads that have come whole. */
export const messageFiles = v.pipe(
  v.array(guid),
  v.maxLength(MOST_TICKET_FILES, `Не\u00a0больше ${MOST_TICKET_FILES} файлов`),
);

/** A ticket as the list shows it. */
export const TicketRowSchema = v.object({
  guid: v.string(),
  /** «О-10042». */
  number: v.string(),
  topic: TicketTopicSchema,
  title: v.string(),
  state: TicketStateSchema,
  unread: v.boolean(),
  /** ISO instant by which the company answers; `null` while it need not. */
  answer_by: v.nullable(v.string()),
  /** ISO instant. */
  changed_at: v.string(),
});

/** A message of a ticket. */
const TicketMessageSchema = v.object({
  guid: v.string(),
  /** Name of the member of staff; `null` where the buyer wrote it. */
  staff: v.nullable(v.string()),
  text: v.string(),
  files: v.array(
    v.object({
      guid: v.string(),
      name: v.string(),
      src: v.string(),
      type: v.string(),
      size: v.number(),
    }),
  ),
  /** ISO instant. */
  at: v.string(),
});

/** A ticket with everything that was written. */
export const TicketSchema = v.object({
  ...TicketRowSchema.entries,
  premise: v.nullable(PremiseSchema),
  rating: v.nullable(v.number()),
  /** ISO instant. */
  created_at: v.string(),
  messages: v.array(TicketMessageSchema),
});

export type TicketState = v.InferOutput<typeof TicketStateSchema>;

export type TicketRow = v.InferOutput<typeof TicketRowSchema>;

export type Ticket = v.InferOutput<typeof TicketSchema>;
