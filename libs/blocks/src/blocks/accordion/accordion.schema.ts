import * as v from 'valibot';
import { DocumentSchema } from '../../core/document.schema.ts';
import { LineSchema, listOf } from '../../core/fields.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';

/** A section of documents, each a page to open or a file to take (specification, section 2). */
const DocumentsSchema = v.object({
  title: v.optional(LineSchema, 'Документы'),
  documents: listOf(DocumentSchema, 100),
});

const AnswerSchema = v.object({ title: LineSchema, html: HtmlSchema });

/** Questions and sections of documents that open one by one. */
export const AccordionSchema = v.object({
  title: v.optional(LineSchema),
  items: v.pipe(
    v.array(v.lazy((item) => (hasDocuments(item) ? DocumentsSchema : AnswerSchema))),
    v.minLength(1),
    v.maxLength(100),
  ),
});

/** Told apart beforehand, so that what is wrong is said of the kind that was meant. */
const hasDocuments = (item: unknown) =>
  typeof item === 'object' && item !== null && 'documents' in item;

export type AccordionInput = v.InferInput<typeof AccordionSchema>;
export type AccordionProps = v.InferOutput<typeof AccordionSchema>;
