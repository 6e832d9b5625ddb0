import * as v from 'valibot';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { titled } from '../../core/titled.ts';

const CellSchema = v.union([
  v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  v.object({ html: titled(HtmlSchema, 'Текст', 'Text') }),
]);

const RowSchema = v.pipe(v.array(CellSchema), v.minLength(1), v.maxLength(20));

/** Rows and columns with a caption; rows that are too short end in empty cells. */
export const TableSchema = titled(
  v.pipe(
    v.object({
      /** What the table shows; also its spoken name, for which the title stands in. */
      caption: titled(v.optional(LineSchema), 'Подпись таблицы', 'Caption of the table'),
      title: titled(v.optional(LineSchema), 'Заголовок', 'Heading'),
      head: titled(
        v.optional(listOf(v.pipe(v.string(), v.trim(), v.maxLength(300)), 20)),
        'Шапка',
        'Head',
      ),
      rows: titled(listOf(RowSchema, 500), 'Строки', 'Rows'),
      /** The first cell of a row names the row. */
      rowHeads: titled(
        v.optional(v.boolean(), true),
        'Первая ячейка называет строку',
        'The first cell names its row',
      ),
      /** Columns of figures, from 0: they stand at the end of their column. */
      figures: titled(
        v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), []),
        'Колонки с цифрами, с нуля',
        'Columns of figures, from zero',
      ),
      note: titled(v.optional(TextLineSchema), 'Примечание', 'Note'),
    }),
    v.transform((table) => {
      const columns = Math.max(table.head?.length ?? 0, ...table.rows.map((row) => row.length));
      const filled = <Cell>(row: Cell[]) => [...row, ...Array(columns - row.length).fill('')];
      return {
        ...table,
        ...(table.head && { head: filled(table.head) }),
        rows: table.rows.map(filled),
      };
    }),
  ),
  'Таблица',
  'Table',
);

export type Cell = v.InferOutput<typeof CellSchema>;
export type TableInput = v.InferInput<typeof TableSchema>;
export type TableProps = v.InferOutput<typeof TableSchema>;
