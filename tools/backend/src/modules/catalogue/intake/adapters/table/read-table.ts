import type { Mapping, Reading, ReadingOptions } from '../../shape/adapter.ts';
import { firstTime } from '../../shape/first-time.ts';
import { UnreadableFile } from '../../shape/unreadable-file.ts';
import { isTableColumn, type TableColumn } from './columns.ts';
import { guessMapping, mappingWords } from './mapping.ts';
import { toItems, type Cells } from './to-items.ts';

/** Columns that a table may have. */
export const MOST_COLUMNS = 200;

/** What a spreadsheet would calculate; a negative number it would not. */
const FORMULA = /^\s*(?:[=@]|[+-](?!\s*[\d.,]))/;

/** Cells of a line of a table, and where it ends. */
export interface Line {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a table with a head line, whose columns are found by their headings or by a mapping.
 * @throws UnreadableFile where lots could not be told apart
 */
export async function* readTable(
  lines: AsyncIterable<Line>,
  { mapping, onMapping }: ReadingOptions,
): AsyncGenerator<Reading> {
  let columns: (TableColumn | undefined)[] | undefined;
  let always: Cells = {};
  const isNew = firstTime();
  for await (const { record, info } of lines) {
    if (!columns) {
      const headings = record.map((heading) => heading.trim());
      const used = mapping ?? guessMapping(headings);
      // A table that is refused is the one whose mapping has to be mended.
      onMapping?.(used);
      for (const note of mappingWords(headings, used)) yield { note };
      check(headings, used);
      columns = headings.map((heading) => columnNamed(used.columns[heading]));
      always = used.always ?? {};
      continue;
    }
    yield* readLine(record, info.lines, { columns, always, isNew });
  }
  if (!columns) throw new UnreadableFile('в таблице нет строк');
}

/** The mapping was checked when it was read, or guessed. */
const columnNamed = (name: string | undefined): TableColumn | undefined =>
  name !== undefined && isTableColumn(name) ? name : undefined;

interface Head {
  columns: readonly (TableColumn | undefined)[];
  always: Cells;
  isNew: (key: string) => boolean;
}

function* readLine(
  record: readonly string[],
  line: number,
  { columns, always, isNew }: Head,
): Generator<Reading> {
  if (record.every((cell) => cell.trim() === '')) return;
  if (record.length !== columns.length) {
    const reason = `${record.length} ячеек вместо ${columns.length}`;
    yield { mistake: { line, id: null, field: null, reason } };
    return;
  }
  const cells: Partial<Record<TableColumn, string>> = { ...always };
  for (const [index, column] of columns.entries()) {
    const cell = record[index] ?? '';
    if (!column || cell.trim() === '') continue;
    if (FORMULA.test(cell)) {
      const reason = `«${cell.trim().slice(0, 30)}» — формула, а не значение; сохраните таблицу со значениями`;
      yield { mistake: { line, id: null, field: column, reason } };
      return;
    }
    cells[column] = cell;
  }
  for (const item of toItems(cells, line, isNew)) yield { item };
}

/** @throws UnreadableFile where lots could not be told apart */
function check(headings: readonly string[], mapping: Mapping): void {
  if (headings.length > MOST_COLUMNS)
    throw new UnreadableFile(`столбцов больше ${MOST_COLUMNS}`, 1);
  const known = new Set(Object.values(mapping.columns));
  const missing = Object.keys(mapping.columns).filter((heading) => !headings.includes(heading));
  if (missing.length > 0) {
    throw new UnreadableFile(`в таблице нет столбца «${missing.join('», «')}» из сопоставления`, 1);
  }
  if (known.has('id') || (known.has('number') && known.has('building'))) return;
  throw new UnreadableFile(
    'не нашлось столбца с номером лота: нужен «лот» (или «id»), либо «корпус» и «номер»; назовите их в сопоставлении',
    1,
  );
}
