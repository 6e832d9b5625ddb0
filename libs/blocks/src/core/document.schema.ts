import * as v from 'valibot';
import { HrefSchema } from './fields.ts';
import { titled } from './titled.ts';

/** Name of a document; «Без названия» stands where there is none (specification, section 3). */
const label = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(300)));

/** Document element of the specification, section 3: a page to open or a file to take. */
export const DocumentSchema = v.variant('type', [
  v.object({
    type: v.literal('link'),
    label: titled(label, 'Название', 'Name'),
    link: titled(HrefSchema, 'Ссылка', 'Link'),
  }),
  v.object({
    type: v.literal('file'),
    label: titled(label, 'Название', 'Name'),
    file: titled(
      v.object({
        src: titled(HrefSchema, 'Адрес', 'Address'),
        /** Media type or extension; without it the address tells. */
        type: v.optional(
          titled(v.pipe(v.string(), v.maxLength(100)), 'Тип файла', 'Type of the file'),
        ),
        /** Bytes. */
        size: v.optional(
          titled(v.pipe(v.number(), v.integer(), v.minValue(0)), 'Размер, байт', 'Size, bytes'),
        ),
      }),
      'Файл',
      'File',
    ),
  }),
]);

export type BlockDocument = v.InferOutput<typeof DocumentSchema>;
