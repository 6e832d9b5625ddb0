import * as v from 'valibot';
import { HrefSchema, LineSchema, TextLineSchema } from '../../core/fields.ts';

/** A button that leads somewhere (specification, section 2). */
export const ButtonSchema = v.object({
  label: v.optional(LineSchema, 'Подробнее'),
  url: HrefSchema,
  /** Where it opens; without it, another site opens in a tab of its own. */
  target: v.optional(v.picklist(['_self', '_blank', '_parent', '_top'])),
  /** The main action of the page, or one beside it. */
  variant: v.optional(v.picklist(['primary', 'secondary']), 'secondary'),
  text: v.optional(TextLineSchema),
});

export type ButtonInput = v.InferInput<typeof ButtonSchema>;
export type ButtonProps = v.InferOutput<typeof ButtonSchema>;
