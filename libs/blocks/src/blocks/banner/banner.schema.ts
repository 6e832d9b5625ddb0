import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

/** Calendar date, ISO. */
const day = v.pipe(v.string(), v.isoDate());

/** Days of twelve months on a line: when keys are given, and the day that the promise is about. */
const CalendarSchema = v.object({
  /** First of the twelve months: `2026-11`. */
  from: titled(
    v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
    'Первый месяц',
    'First month',
  ),
  keys: titled(
    listOf(
      v.object({ name: titled(LineSchema, 'Название', 'Name'), on: titled(day, 'День', 'Day') }),
      6,
    ),
    'Ключи',
    'Keys',
  ),
  until: v.optional(
    titled(
      v.object({ name: titled(LineSchema, 'Название', 'Name'), on: titled(day, 'День', 'Day') }),
      'Срок',
      'Until',
    ),
  ),
});

/** A call to do something, over a picture or on a deep ground. */
export const BannerSchema = titled(
  v.object({
    title: titled(LineSchema, 'Заголовок', 'Heading'),
    text: v.optional(titled(TextLineSchema, 'Текст', 'Text')),
    /** A line above the title: what it is about. */
    label: v.optional(titled(LineSchema, 'Подпись', 'Label')),
    picture: v.optional(titled(PictureSchema, 'Картинка', 'Picture')),
    action: v.optional(titled(ActionSchema, 'Кнопка', 'Button')),
    /** A line of months below, where the banner opens a page. */
    calendar: v.optional(titled(CalendarSchema, 'Календарь', 'Calendar')),
  }),
  'Первый экран',
  'First screen',
);

export type BannerCalendar = v.InferOutput<typeof CalendarSchema>;
export type BannerInput = v.InferInput<typeof BannerSchema>;
export type BannerProps = v.InferOutput<typeof BannerSchema>;
