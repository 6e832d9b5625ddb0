import * as v from 'valibot';
import { kopecks } from '../../../core/schemas.ts';
import { AnyLotCardSchema } from '../../shared/lot.schema.ts';

/** A participant of the deal; shown as «Савельева М. А.». */
export const ParticipantSchema = v.object({
  last_name: v.string(),
  name: v.string(),
  second_name: v.string(),
});

export const OrderFileSchema = v.object({
  /** What `DeleteFile` calls it by; only uploads of the buyer have one. */
  guid: v.optional(v.string()),
  /** What the buyer says it is: `passport`, `snils`, … */
  kind: v.optional(v.string()),
  /** Whose it is, from 0. */
  participant: v.optional(v.number()),
  name: v.string(),
  src: v.string(),
  /** Extension in lower case. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
});

export const OrderSchema = v.object({
  guid: v.string(),
  /** Number that a person reads: «M30-20417». */
  number: v.string(),
  /** What is bought: a flat, or any other lot. */
  apartment: AnyLotCardSchema,
  /** 1 выбор … 10 ключи. */
  stage_number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  /** `null`, or why the order stopped. */
  side_state: v.nullable(v.picklist(['cancelled', 'expired', 'refused', 'refunded'])),
  /** Price fixed by the order, kopecks. */
  price: kopecks,
  users: v.array(ParticipantSchema),
  files: v.array(OrderFileSchema),
  /** What the buyer has to do now; `null` where the company acts. */
  next_step: v.nullable(
    v.object({
      title: v.string(),
      text: v.string(),
      /** ISO instant by which it must be done. */
      deadline: v.nullable(v.string()),
      /** Where it is done. */
      href: v.optional(v.string()),
      /** A verb for the button that leads there. */
      label: v.optional(v.string()),
    }),
  ),
  /** ISO instant. */
  created_at: v.string(),
});

export type Order = v.InferOutput<typeof OrderSchema>;
