import * as v from 'valibot';
import { HtmlSchema } from '../../core/html/html.schema.ts';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));

/** Questions that open one by one. */
export const AccordionSchema = v.object({
  title: v.optional(line),
  items: v.pipe(
    v.array(v.object({ title: line, html: HtmlSchema })),
    v.minLength(1),
    v.maxLength(100),
  ),
});

export type AccordionInput = v.InferInput<typeof AccordionSchema>;
export type AccordionProps = v.InferOutput<typeof AccordionSchema>;
