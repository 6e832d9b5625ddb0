import * as v from 'valibot';
import { LinkSchema } from '../../core/action.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

const EventSchema = v.object({
  /** When, in words: «2009», «май 2024 — сентябрь 2025». */
  when: titled(LineSchema, 'Когда', 'When'),
  title: titled(LineSchema, 'Заголовок', 'Heading'),
  text: titled(v.optional(TextLineSchema), 'Текст', 'Text'),
  link: titled(v.optional(LinkSchema), 'Ссылка', 'Link'),
  /** Behind us, under way or ahead; history says nothing of it. */
  state: titled(v.optional(v.picklist(['done', 'now', 'next'])), 'Состояние', 'State'),
});

/** What happened and what comes, in the order of time. */
export const TimelineSchema = titled(
  v.object({
    ...headEntries,
    items: titled(
      v.pipe(v.array(EventSchema), v.minLength(1), v.maxLength(80)),
      'События',
      'Events',
    ),
  }),
  'Лента времени',
  'Timeline',
);

export type TimelineInput = v.InferInput<typeof TimelineSchema>;
export type TimelineProps = v.InferOutput<typeof TimelineSchema>;
