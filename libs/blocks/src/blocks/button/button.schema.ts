import * as v from 'valibot';
import { HrefSchema, LineSchema, TextLineSchema } from '../../core/fields.ts';

/** A button that leads somewhere (specification, section 2). */
export const ButtonSchema = v.object({
  label: LineSchema,
  url: HrefSchema,
  /** Other sites open in a tab of their own in any case. */
  target: v.optional(v.picklist(['_self', '_blank'])),
  /** The main action of the page, or one beside it. */
  variant: v.optional(v.picklist(['primary', 'secondary']), 'secondary'),
  text: v.optional(TextLineSchema),
});

export type ButtonInput = v.InferInput<typeof ButtonSchema>;
export type ButtonProps = v.InferOutput<typeof ButtonSchema>;
