import * as v from 'valibot';

/** A button that opens a form in a modal (specification §2). */
export const ButtonformSchema = v.object({
  /** Name of the modal: `callRequest`, `showroom`, … */
  typeform: v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/i)),
  label: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)), 'Оставить заявку'),
  /** What the visitor gets, a sentence beside the button. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
});

export type ButtonformInput = v.InferInput<typeof ButtonformSchema>;
export type ButtonformProps = v.InferOutput<typeof ButtonformSchema>;
