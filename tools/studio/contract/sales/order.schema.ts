import * as v from 'valibot';
import { kopecks } from '../core/schemas.ts';

/** Stages of a deal, from 1. */
export const STAGES = [
  ...(['Выбор', 'Бронь', 'Способ оплаты', 'Участники', 'Оферта и оплата'] as const),
  ...(['Документы', 'Договор', 'Эскроу', 'Регистрация', 'Ключи'] as const),
];

export const SideStateSchema = v.picklist(['cancelled', 'expired', 'refused', 'refunded']);

export const OrderRowSchema = v.object({
  guid: v.string(),
  /** «M30-20417». */
  number: v.string(),
  buyer: v.object({ guid: v.string(), name: v.string(), phone: v.string() }),
  /** «Канал 9, корпус 2, № 49». */
  lot: v.string(),
  price: kopecks,
  /** 1 … 10. */
  stage: v.number(),
  side: v.nullable(SideStateSchema),
  finished: v.boolean(),
  /** Whose step is next. */
  turn: v.picklist(['buyer', 'company', 'nobody']),
  /** ISO instants; by when the buyer has to act. */
  deadline: v.nullable(v.string()),
  /** Documents that wait to be checked. */
  documents_waiting: v.number(),
  created_at: v.string(),
});

export const TimelineEntrySchema = v.object({
  seq: v.number(),
  at: v.string(),
  actor: v.picklist(['buyer', 'company', 'bank']),
  /** Member of the staff who did it, where the journal knows one. */
  person: v.nullable(v.string()),
  title: v.string(),
  text: v.string(),
  /** Of a refusal. */
  reason: v.nullable(v.string()),
});

export const DocumentSchema = v.object({
  order: v.string(),
  order_number: v.string(),
  file: v.string(),
  /** «Паспорт, Савельева Марина». */
  title: v.string(),
  /** As the file is called, with its extension. */
  name: v.string(),
  buyer: v.string(),
  lot: v.string(),
  check: v.picklist(['new', 'sent', 'accepted', 'refused']),
  /** Why it was refused. */
  reason: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
  /** Path of the file, for who may see the order. */
  src: v.string(),
});
