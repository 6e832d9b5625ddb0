import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { EmailSchema, PhoneSchema } from '../../core/contact.schema.ts';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

const lines = v.optional(v.pipe(v.array(LineSchema), v.maxLength(12)), []);

const PlaceSchema = v.object({
  title: LineSchema,
  address: v.optional(LineSchema),
  /** Latitude and longitude of a real place, degrees. */
  coordinate: v.optional(
    v.tuple([
      v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    ]),
  ),
  phones: v.optional(v.pipe(v.array(PhoneSchema), v.maxLength(6)), []),
  email: v.optional(EmailSchema),
  /** Opening hours, a line each. */
  working: lines,
  /** What is good to know: entrance, parking, closed days. */
  notes: lines,
  picture: v.optional(PictureSchema),
  action: v.optional(ActionSchema),
});

/** Where to come, call and write. */
export const ContactsSchema = v.object({
  ...headEntries,
  items: v.pipe(v.array(PlaceSchema), v.minLength(1), v.maxLength(30)),
});

export type ContactsPlace = v.InferOutput<typeof PlaceSchema>;
export type ContactsInput = v.InferInput<typeof ContactsSchema>;
export type ContactsProps = v.InferOutput<typeof ContactsSchema>;
