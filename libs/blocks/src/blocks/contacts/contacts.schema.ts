import * as v from 'valibot';
import { ActionSchema } from '../../core/action.schema.ts';
import { EmailSchema, PhoneSchema } from '../../core/contact.schema.ts';
import { LineSchema } from '../../core/fields.ts';
import { headEntries } from '../../core/head.schema.ts';
import { PictureSchema } from '../../core/picture/picture.schema.ts';
import { titled } from '../../core/titled.ts';

const lines = v.optional(v.pipe(v.array(LineSchema), v.maxLength(12)), []);

const PlaceSchema = v.object({
  title: titled(LineSchema, 'Заголовок', 'Heading'),
  address: titled(v.optional(LineSchema), 'Адрес', 'Address'),
  /** Latitude and longitude of a real place, degrees. */
  coordinate: titled(
    v.optional(
      v.tuple([
        v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
        v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      ]),
    ),
    'Широта и долгота',
    'Latitude and longitude',
  ),
  phones: titled(
    v.optional(v.pipe(v.array(PhoneSchema), v.maxLength(6)), []),
    'Телефоны',
    'Phones',
  ),
  email: titled(v.optional(EmailSchema), 'Почта', 'E-mail'),
  /** Opening hours, a line each. */
  working: titled(lines, 'Часы работы', 'Opening hours'),
  /** What is good to know: entrance, parking, closed days. */
  notes: titled(lines, 'Полезно знать', 'Good to know'),
  picture: titled(v.optional(PictureSchema), 'Картинка', 'Picture'),
  action: titled(v.optional(ActionSchema), 'Кнопка', 'Button'),
});

/** Where to come, call and write. */
export const ContactsSchema = titled(
  v.object({
    ...headEntries,
    items: titled(v.pipe(v.array(PlaceSchema), v.minLength(1), v.maxLength(30)), 'Пункты', 'Items'),
  }),
  'Контакты',
  'Contacts',
);

export type ContactsPlace = v.InferOutput<typeof PlaceSchema>;
export type ContactsInput = v.InferInput<typeof ContactsSchema>;
export type ContactsProps = v.InferOutput<typeof ContactsSchema>;
