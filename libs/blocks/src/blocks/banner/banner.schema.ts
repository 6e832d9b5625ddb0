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
  from: titled(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)), 'Первый месяц'),
  keys: titled(
    listOf(v.object({ name: titled(LineSchema, 'Название'), on: titled(day, 'День') }), 6),
    'Ключи',
  ),
  until: v.optional(
    titled(v.object({ name: titled(LineSchema, 'Название'), on: titled(day, 'День') }), 'Срок'),
  ),
});

/** A call to do something, over a picture or on a deep ground. */
export const BannerSchema = titled(
  v.object({
    title: titled(LineSchema, 'Заголовок'),
    text: v.optional(titled(TextLineSchema, 'Текст')),
    /** A line above the title: what it is about. */
    label: v.optional(titled(LineSchema, 'Подпись')),
    picture: v.optional(titled(PictureSchema, 'Картинка')),
    action: v.optional(titled(ActionSchema, 'Кнопка')),
    /** A line of months below, where the banner opens a page. */
    calendar: v.optional(titled(CalendarSchema, 'Календарь')),
  }),
  'Первый экран',
);

export type BannerCalendar = v.InferOutput<typeof CalendarSchema>;
export type BannerInput = v.InferInput<typeof BannerSchema>;
export type BannerProps = v.InferOutput<typeof BannerSchema>;
