import type { LeadFormName } from '@m30/forms';
import * as v from 'valibot';
import { LineSchema, TextLineSchema } from '../../core/fields.ts';

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

const said = v.optional(TextLineSchema);

/** Any lead form within the page. */
export const FormSchema = v.pipe(
  v.object({
    /** Name of the form: `callRequest`, `showroom`, … */
    typeform: v.pipe(v.string(), v.guard(isName)),
    title: v.optional(LineSchema),
    text: v.optional(TextLineSchema),
    /** Words on the button, a verb. */
    label: v.optional(LineSchema),
    /** What the lead is about. */
    data: v.optional(
      v.object({ element: said, objects: said, objectId: said, apartmentGuid: said, url: said }),
    ),
  }),
  v.transform(({ label, ...form }) => ({ ...form, label: label ?? names[form.typeform] })),
);

export type FormInput = v.InferInput<typeof FormSchema>;
export type FormProps = v.InferOutput<typeof FormSchema>;
