import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Adapter, Mapping, Reading } from '../../shape/adapter.ts';
import { UnreadableFile } from '../../shape/unreadable-file.ts';
import { firstTime } from '../../shape/first-time.ts';
import { isTableColumn, type TableColumn } from './columns.ts';
import { guessMapping, mappingWords } from './mapping.ts';
import { toItems, type Cells } from './to-items.ts';

/** Characters of a line. */
const LONGEST_LINE = 20_000;
const MOST_COLUMNS = 200;
const DELIMITERS = [';', ',', '\t'] as const;

/** What a spreadsheet would calculate; a negative number it would not. */
const FORMULA = /^\s*(?:[=@]|[+-](?!\s*[\d.,]))/;

interface Line {
  record: string[];
  info: { lines: number };
}

/** CSV with a head line, whose columns are found by their headings or by a mapping. */
export const table: Adapter = {
  name: 'csv',
  title: 'таблица CSV',
  recognises: () => true,
  async *read(text, { mapping, onMapping }) {
    let columns: (TableColumn | undefined)[] | undefined;
    let always: Cells = {};
    const isNew = firstTime();
    for await (const { record, info } of linesOf(text)) {
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
  },
};

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

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<Line> {
  const [first, all] = await withFirst(text);
  const head = first.slice(0, first.search(/[\r\n]|$/));
  const [delimiter = ';'] = DELIMITERS.toSorted(
    (one, other) => head.split(other).length - head.split(one).length,
  );
  const source = Readable.from(all);
  const parser = source.pipe(
    parse({
      ...{ bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true },
      max_record_size: LONGEST_LINE,
    }),
  );
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const line of parser as AsyncIterable<Line>) yield line;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw new UnreadableFile(
      isLong
        ? `строка длиннее ${LONGEST_LINE} знаков`
        : 'кавычки в ячейке не закрыты или стоят не на месте',
      Number(error['lines'] ?? 0),
    );
  }
}

/** The first part of a text, and the text with it. */
async function withFirst(text: AsyncIterable<string>): Promise<[string, AsyncIterable<string>]> {
  const parts = text[Symbol.asyncIterator]();
  const { value = '', done } = (await parts.next()) as IteratorResult<string, undefined>;
  async function* all() {
    yield value;
    if (!done) yield* { [Symbol.asyncIterator]: () => parts };
  }
  return [value, all()];
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
