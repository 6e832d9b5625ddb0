import type { LeadFormName } from '@m30/forms';
import * as v from 'valibot';
import { LeadDataSchema } from '../../core/action.schema.ts';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';
import { titled } from '../../core/titled.ts';

/** Kept complete by the compiler: importing the forms themselves would bring React here. */
const names = {
  callRequest: 'Заказать звонок',
  callRequestSecondary: 'Заказать звонок',
  callRequestNO: 'Узнать о\u00a0старте продаж',
  setCallFromLanding: 'Оставить заявку',
  callSpecialist: 'Получить консультацию',
  consultationObject: 'Записаться на\u00a0консультацию',
  showroom: 'Записаться в\u00a0шоурум',
  easyMoving: 'Узнать о\u00a0переезде',
  callProject: 'Запросить проект',
  lotQuestion: 'Задать вопрос',
  orderForm: 'Отправить заявку',
} satisfies Record<LeadFormName, string>;

const isName = (name: string): name is LeadFormName => Object.hasOwn(names, name);

/** Any lead form within the page. */
export const FormSchema = titled(
  v.pipe(
    v.object({
      /** Name of the form: `callRequest`, `showroom`, … */
      typeform: titled(v.pipe(v.string(), v.guard(isName)), 'Форма', 'Form'),
      title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
      text: v.optional(titled(TextLineSchema, 'Текст', 'Text')),
      /** Words on the button, a verb. */
      label: v.optional(titled(LineSchema, 'Подпись', 'Label')),
      /** What the lead is about. */
      data: v.optional(
        titled(
          v.pick(LeadDataSchema, ['element', 'objects', 'objectId', 'apartmentGuid', 'url']),
          'О чём заявка',
          'What the lead is about',
        ),
      ),
    }),
    v.transform(({ label, ...form }) => ({ ...form, label: label ?? names[form.typeform] })),
  ),
  'Форма заявки',
  'Lead form',
);

export type FormInput = v.InferInput<typeof FormSchema>;
export type FormProps = v.InferOutput<typeof FormSchema>;
