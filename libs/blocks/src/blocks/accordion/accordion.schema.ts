import * as v from 'valibot';
import { DocumentSchema } from '../../core/document.schema.ts';
import { LineSchema, listOf } from '../../core/fields.ts';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { titled } from '../../core/titled.ts';

/** A section of documents, each a page to open or a file to take (specification, section 2). */
const DocumentsSchema = v.object({
  title: v.optional(titled(LineSchema, 'Заголовок', 'Heading'), 'Документы'),
  documents: titled(listOf(DocumentSchema, 100), 'Документы', 'Documents'),
});

const AnswerSchema = v.object({
  title: titled(LineSchema, 'Заголовок', 'Heading'),
  html: titled(HtmlSchema, 'Текст', 'Text'),
});

/** Questions and sections of documents that open one by one. */
export const AccordionSchema = titled(
  v.object({
    title: v.optional(titled(LineSchema, 'Заголовок', 'Heading')),
    items: titled(
      v.pipe(
        v.array(v.lazy((item) => (hasDocuments(item) ? DocumentsSchema : AnswerSchema))),
        v.minLength(1),
        v.maxLength(100),
      ),
      'Пункты',
      'Items',
    ),
  }),
  'Раскрывающийся список',
  'Accordion',
);

/** Told apart beforehand, so that what is wrong is said of the kind that was meant. */
const hasDocuments = (item: unknown) =>
  typeof item === 'object' && item !== null && 'documents' in item;

export type AccordionInput = v.InferInput<typeof AccordionSchema>;
export type AccordionProps = v.InferOutput<typeof AccordionSchema>;
