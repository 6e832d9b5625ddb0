import * as v from 'valibot';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';
import { titled } from '../../core/titled.ts';

const CellSchema = v.union([
  v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  v.object({ html: titled(HtmlSchema, 'Текст') }),
]);

const RowSchema = v.pipe(v.array(CellSchema), v.minLength(1), v.maxLength(20));

/** Rows and columns with a caption; rows that are too short end in empty cells. */
export const TableSchema = titled(
  v.pipe(
    v.object({
      /** What the table shows; also its spoken name, for which the title stands in. */
      caption: titled(v.optional(LineSchema), 'Подпись таблицы'),
      title: titled(v.optional(LineSchema), 'Заголовок'),
      head: titled(v.optional(listOf(v.pipe(v.string(), v.trim(), v.maxLength(300)), 20)), 'Шапка'),
      rows: titled(listOf(RowSchema, 500), 'Строки'),
      /** The first cell of a row names the row. */
      rowHeads: titled(v.optional(v.boolean(), true), 'Первая ячейка называет строку'),
      /** Columns of figures, from 0: they stand at the end of their column. */
      figures: titled(
        v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), []),
        'Колонки с цифрами, с нуля',
      ),
      note: titled(v.optional(TextLineSchema), 'Примечание'),
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
);

export type Cell = v.InferOutput<typeof CellSchema>;
export type TableInput = v.InferInput<typeof TableSchema>;
export type TableProps = v.InferOutput<typeof TableSchema>;
