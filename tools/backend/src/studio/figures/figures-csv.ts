import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { StudioResult } from '@m30/studio/contract/client';
import { plainCell } from '../../kernel/document/plain-cell.ts';

const UNITS = {
  count: '',
  percent: ', %',
  months: ', мес',
  money: ', ₽',
} as const;

/** Figures as one table for a spreadsheet: a line a value, with what it is of. */
export function figuresCsv({ tables }: StudioResult<'Figures.Get'>): Readable {
  const lines = tables.flatMap(({ title, columns, rows }) =>
    rows.flatMap(({ label, values }) =>
      columns.map((column, at) => {
        const value = values[at] ?? null;
        const shown = value !== null && column.unit === 'money' ? value / 100 : value;
        return [title, label, `${column.title}${UNITS[column.unit]}`, shown];
      }),
    ),
  );
  const table = stringify({
    ...{ bom: true, delimiter: ';', record_delimiter: 'windows', header: true },
    columns: ['Таблица', 'Строка', 'Показатель', 'Значение'],
    cast: { string: plainCell },
  });
  return Readable.from(lines).pipe(table);
}
