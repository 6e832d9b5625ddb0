import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

/** Calendar date, ISO. */
const day = v.pipe(v.string(), v.isoDate());

/** Days of twelve months on a line: when keys are given, and the day that the promise is about. */
const CalendarSchema = v.object({
  /** First of the twelve months: `2026-11`. */
  from: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  keys: listOf(v.object({ name: LineSchema, on: day }), 6),
  until: v.optional(v.object({ name: LineSchema, on: day })),
});

/** A call to do something, over a picture or on a deep ground. */
export const BannerSchema = v.object({
  title: LineSchema,
  text: v.optional(TextLineSchema),
  /** A line above the title: what it is about. */
  label: v.optional(LineSchema),
  picture: v.optional(PictureSchema),
  action: v.optional(ActionSchema),
  /** A line of months below, where the banner opens a page. */
  calendar: v.optional(CalendarSchema),
});

export type BannerCalendar = v.InferOutput<typeof CalendarSchema>;
export type BannerInput = v.InferInput<typeof BannerSchema>;
export type BannerProps = v.InferOutput<typeof BannerSchema>;
