import * as v from 'valibot';
import { LeadDataSchema } from '../../core/action.schema.ts';
import { ModalNameSchema } from '../../core/fields.ts';

/** A button that opens a form in a modal (specification §2). */
export const ButtonformSchema = v.object({
  /** Name of the modal: `callRequest`, `showroom`, … */
  typeform: v.optional(ModalNameSchema, 'callRequest'),
  label: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)), 'Оставить заявку'),
  /** What the visitor gets, a sentence beside the button. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
  /** What the form is told of the page it was opened from. */
  data: v.optional(LeadDataSchema),
});

export type ButtonformInput = v.InferInput<typeof ButtonformSchema>;
export type ButtonformProps = v.InferOutput<typeof ButtonformSchema>;
