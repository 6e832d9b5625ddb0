import * as v from 'valibot';
import { DocumentSchema } from '../../core/document.schema.ts';
import { wordEntries } from '../../core/head.schema.ts';
import { titled } from '../../core/titled.ts';

/** Documents to open or to take (specification, section 3). */
export const FilesSchema = titled(
  v.object({
    ...wordEntries,
    items: titled(
      v.optional(v.pipe(v.array(DocumentSchema), v.maxLength(200)), []),
      'Документы',
      'Documents',
    ),
  }),
  'Файлы и документы',
  'Files and documents',
);

export type FilesInput = v.InferInput<typeof FilesSchema>;
export type FilesProps = v.InferOutput<typeof FilesSchema>;
