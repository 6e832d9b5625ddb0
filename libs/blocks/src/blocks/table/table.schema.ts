import * as v from 'valibot';
import { HtmlSchema } from '../../core/html/html.schema.ts';
import { LineSchema, listOf, TextLineSchema } from '../../core/fields.ts';

const CellSchema = v.union([
  v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
  v.object({ html: HtmlSchema }),
]);

const RowSchema = v.pipe(v.array(CellSchema), v.minLength(1), v.maxLength(20));

/** Rows and columns with a caption; rows that are too short end in empty cells. */
export const TableSchema = v.pipe(
  v.object({
    /** What the table shows; also its spoken name, for which the title stands in. */
    caption: v.optional(LineSchema),
    title: v.optional(LineSchema),
    head: v.optional(listOf(v.pipe(v.string(), v.trim(), v.maxLength(300)), 20)),
    rows: listOf(RowSchema, 500),
    /** The first cell of a row names the row. */
    rowHeads: v.optional(v.boolean(), true),
    /** Columns of figures, from 0: they stand at the end of their column. */
    figures: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), []),
    note: v.optional(TextLineSchema),
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
);

export type Cell = v.InferOutput<typeof CellSchema>;
export type TableInput = v.InferInput<typeof TableSchema>;
export type TableProps = v.InferOutput<typeof TableSchema>;
