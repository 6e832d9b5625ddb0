import * as v from 'valibot';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { PhoneSchema, EmailSchema } from '../../core/contact.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

const PersonSchema = v.object({
  /** Name in full. */
  name: titled(LineSchema, 'Имя', 'Name'),
  /** What the person does. */
  role: titled(LineSchema, 'Должность', 'Position'),
  picture: titled(v.optional(PictureSchema), 'Картинка', 'Picture'),
  /** In a sentence: what to turn to the person for. */
  about: titled(v.optional(TextLineSchema), 'С чем обращаться', 'What to ask about'),
  phone: titled(v.optional(PhoneSchema), 'Телефон', 'Phone'),
  email: titled(v.optional(EmailSchema), 'Почта', 'E-mail'),
});

/** People of the company. */
export const TeamSchema = titled(
  v.object({
    ...headEntries,
    items: titled(v.pipe(v.array(PersonSchema), v.minLength(1), v.maxLength(60)), 'Люди', 'People'),
  }),
  'Команда',
  'Team',
);

export type Person = v.InferOutput<typeof PersonSchema>;
export type TeamInput = v.InferInput<typeof TeamSchema>;
export type TeamProps = v.InferOutput<typeof TeamSchema>;
