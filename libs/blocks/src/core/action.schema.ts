import * as v from 'valibot';
import { HrefSchema, LineSchema, ModalNameSchema, TextLineSchema } from './fields.ts';
import { titled } from './titled.ts';

/** A link with its words. */
export const LinkSchema = v.object({
  label: titled(LineSchema, 'Подпись', 'Label'),
  link: titled(HrefSchema, 'Ссылка', 'Link'),
});

const said = v.optional(TextLineSchema);

/** What a form is told: see `leadTrigger` of `@m30/ui-kit`. */
export const LeadDataSchema = v.object({
  ...{
    title: titled(said, 'Заголовок', 'Heading'),
    lead: titled(said, 'Крупным шрифтом', 'In large type'),
    element: titled(said, 'Откуда заявка', 'Where the lead comes from'),
    objects: titled(said, 'Комплекс', 'Complex'),
  },
  ...{
    objectId: titled(said, 'Код объекта', 'Code of the complex'),
    apartmentGuid: titled(said, 'Код квартиры', 'Code of the flat'),
    url: titled(said, 'Адрес', 'Address'),
  },
});

/** Something to press: a link, or a form that opens in a window (its page without JavaScript). */
export const ActionSchema = v.union([
  LinkSchema,
  v.object({
    label: titled(LineSchema, 'Подпись', 'Label'),
    /** Name of the modal: `callRequest`, `showroom`, … */
    typeform: titled(ModalNameSchema, 'Форма', 'Form'),
    /** What the form is told: see `leadTrigger` of `@m30/ui-kit`. */
    data: v.optional(titled(LeadDataSchema, 'О чём заявка', 'What the lead is about')),
  }),
]);

export type Link = v.InferOutput<typeof LinkSchema>;
export type Action = v.InferOutput<typeof ActionSchema>;
