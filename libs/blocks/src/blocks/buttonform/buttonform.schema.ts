import * as v from 'valibot';
import { LeadDataSchema } from '../../core/action.schema.ts';
import { ModalNameSchema } from '../../core/fields.ts';
import { titled } from '../../core/titled.ts';

/** A button that opens a form in a modal (specification §2). */
export const ButtonformSchema = titled(
  v.object({
    /** Name of the modal: `callRequest`, `showroom`, … */
    typeform: titled(v.optional(ModalNameSchema, 'callRequest'), 'Форма', 'Form'),
    label: titled(
      v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)), 'Оставить заявку'),
      'Подпись',
      'Label',
    ),
    /** What the visitor gets, a sentence beside the button. */
    text: titled(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))), 'Текст', 'Text'),
    /** What the form is told of the page it was opened from. */
    data: titled(v.optional(LeadDataSchema), 'О чём заявка', 'What the lead is about'),
  }),
  'Кнопка с формой',
  'Button with a form',
);

export type ButtonformInput = v.InferInput<typeof ButtonformSchema>;
export type ButtonformProps = v.InferOutput<typeof ButtonformSchema>;
