import * as v from 'valibot';
import { HrefSchema, LineSchema, ModalNameSchema, TextLineSchema } from './fields.ts';
import { titled } from './titled.ts';

/** A link with its words. */
export const LinkSchema = v.object({
  label: titled(LineSchema, 'Подпись'),
  link: titled(HrefSchema, 'Ссылка'),
});

const said = v.optional(TextLineSchema);

/** What a form is told: see `leadTrigger` of `@m30/ui-kit`. */
export const LeadDataSchema = v.object({
  ...{
    title: titled(said, 'Заголовок'),
    lead: titled(said, 'Крупным шрифтом'),
    element: titled(said, 'Откуда заявка'),
    objects: titled(said, 'Комплекс'),
  },
  ...{
    objectId: titled(said, 'Код объекта'),
    apartmentGuid: titled(said, 'Код квартиры'),
    url: titled(said, 'Адрес'),
  },
});

/** Something to press: a link, or a form that opens in a window (its page without JavaScript). */
export const ActionSchema = v.union([
  LinkSchema,
  v.object({
    label: titled(LineSchema, 'Подпись'),
    /** Name of the modal: `callRequest`, `showroom`, … */
    typeform: titled(ModalNameSchema, 'Форма'),
    /** What the form is told: see `leadTrigger` of `@m30/ui-kit`. */
    data: v.optional(titled(LeadDataSchema, 'О чём заявка')),
  }),
]);

export type Link = v.InferOutput<typeof LinkSchema>;
export type Action = v.InferOutput<typeof ActionSchema>;
