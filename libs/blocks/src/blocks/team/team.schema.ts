import * as v from 'valibot';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { PhoneSchema, EmailSchema } from '../../core/contact.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';

const PersonSchema = v.object({
  /** Name in full. */
  name: LineSchema,
  /** What the person does. */
  role: LineSchema,
  picture: v.optional(PictureSchema),
  /** In a sentence: what to turn to the person for. */
  about: v.optional(TextLineSchema),
  phone: v.optional(PhoneSchema),
  email: v.optional(EmailSchema),
});

/** People of the company. */
export const TeamSchema = v.object({
  ...headEntries,
  items: v.pipe(v.array(PersonSchema), v.minLength(1), v.maxLength(60)),
});

export type Person = v.InferOutput<typeof PersonSchema>;
export type TeamInput = v.InferInput<typeof TeamSchema>;
export type TeamProps = v.InferOutput<typeof TeamSchema>;
