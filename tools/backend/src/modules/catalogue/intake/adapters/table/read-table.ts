import { MOST_COLUMNS, type ReadColumn } from '@m30/studio/contract/catalogue/import-column.schema';
import type { Mapping, Reading, ReadingOptions } from '../../shape/adapter.ts';
import { firstTime } from '../../shape/first-time.ts';
import { UnreadableFile } from '../../shape/unreadable-file.ts';
import type { TableColumn } from './columns.ts';
import { guessMapping, mappingWords } from './mapping.ts';
import { columnNames, EXAMPLE_LINES, noteExamples, readColumns } from './read-columns.ts';
import { toItems, type Cells } from './to-items.ts';

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
  let head: Head | undefined;
  let wrong: UnreadableFile | null = null;
  let count = 0;
  for await (const { record, info } of lines) {
    if (!head) {
      if (record.length > MOST_COLUMNS) {
        throw new UnreadableFile(`столбцов больше ${MOST_COLUMNS}`, 1);
      }
      const names = columnNames(record);
      const used = mapping ?? guessMapping(names);
      const columns = readColumns(names, used);
      // A table that is refused is the one whose mapping has to be mended.
      onMapping?.(used, columns);
      for (const note of mappingWords(names, used)) yield { note };
      wrong = mistakeOf(names, used);
      head = { columns, width: names.length, always: used.always ?? {}, isNew: firstTime() };
      continue;
    }
    count += 1;
    if (count <= EXAMPLE_LINES) noteExamples(head.columns, record);
    else if (wrong) break;
    if (!wrong) yield* readLine(record, info.lines, head);
  }
  if (wrong) throw wrong;
  if (!head) throw new UnreadableFile('в таблице нет строк');
}

interface Head {
  columns: readonly ReadColumn[];
  /** Columns that the table itself has. */
  width: number;
  always: Cells;
  isNew: (key: string) => boolean;
}

function* readLine(
  record: readonly string[],
  line: number,
  { columns, width, always, isNew }: Head,
): Generator<Reading> {
  if (record.every((cell) => cell.trim() === '')) return;
  if (record.length !== width) {
    const reason = `${record.length} ячеек вместо ${width}`;
    yield { mistake: { line, id: null, field: null, reason } };
    return;
  }
  const cells: Partial<Record<TableColumn, string>> = { ...always };
  for (const [index, { field: column }] of columns.entries()) {
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

/** Why lots could not be told apart; `null` where they can. */
function mistakeOf(names: readonly string[], mapping: Mapping): UnreadableFile | null {
  const known = new Set(Object.values(mapping.columns));
  const missing = Object.keys(mapping.columns).filter((heading) => !names.includes(heading));
  if (missing.length > 0) {
    const words = `в таблице нет столбца «${missing.join('», «')}» из сопоставления`;
    return new UnreadableFile(words, 1);
  }
  if (known.has('id') || (known.has('number') && known.has('building'))) return null;
  return new UnreadableFile(
    'не нашлось столбца с номером лота: нужен «лот» (или «id»), либо «корпус» и «номер»; назовите их в сопоставлении',
    1,
  );
}
