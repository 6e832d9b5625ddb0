import type { ReadColumn } from '@m30/studio/contract/catalogue/import-column.schema';
import type { Mapping } from '../../shape/adapter.ts';
import { isTableColumn, type TableColumn } from './columns.ts';

/** Lines that an example is looked for in. */
export const EXAMPLE_LINES = 50;

/** Characters of an example. */
const LONGEST = 60;

/** Names of the columns: one without a heading is known by its place, one that repeats another by its number. */
export function columnNames(headings: readonly string[]): string[] {
  const had = new Map<string, number>();
  return headings.map((heading, index) => {
    const name = heading.trim() || `столбец ${index + 1}`;
    const times = (had.get(name) ?? 0) + 1;
    had.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

/** What a mapping takes a column for. */
function fieldOf(heading: string, { columns }: Mapping): TableColumn | null {
  const field = Object.hasOwn(columns, heading) ? columns[heading] : undefined;
  return field !== undefined && isTableColumn(field) ? field : null;
}

/** Columns of a table by a mapping, without examples yet; those of the mapping that the table lacks come last. */
export function readColumns(names: readonly string[], mapping: Mapping): ReadColumn[] {
  const there = new Set(names);
  const lacking = Object.keys(mapping.columns).filter((heading) => !there.has(heading));
  return [...names, ...lacking].map((heading) => ({
    ...{ heading, example: '', field: fieldOf(heading, mapping), missing: !there.has(heading) },
  }));
}

/** Takes the first values of a line for examples. */
export function noteExamples(columns: readonly ReadColumn[], record: readonly string[]): void {
  for (const [index, cell] of record.entries()) {
    const column = columns[index];
    if (column && !column.missing && column.example === '') {
      column.example = cell.trim().slice(0, LONGEST);
    }
  }
}
