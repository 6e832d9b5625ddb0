import * as v from 'valibot';
import { LinkSchema } from '../../core/action.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';

const EventSchema = v.object({
  /** When, in words: «2009», «май 2024 — сентябрь 2025». */
  when: LineSchema,
  title: LineSchema,
  text: v.optional(TextLineSchema),
  link: v.optional(LinkSchema),
  /** Behind us, under way or ahead; history says nothing of it. */
  state: v.optional(v.picklist(['done', 'now', 'next'])),
});

/** What happened and what comes, in the order of time. */
export const TimelineSchema = v.object({
  ...headEntries,
  items: v.pipe(v.array(EventSchema), v.minLength(1), v.maxLength(80)),
});

export type TimelineInput = v.InferInput<typeof TimelineSchema>;
export type TimelineProps = v.InferOutput<typeof TimelineSchema>;
