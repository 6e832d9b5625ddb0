import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { delimiterOf } from '../../../import/delimiter-of.ts';
import type { Adapter } from '../../shape/adapter.ts';
import { UnreadableFile } from '../../shape/unreadable-file.ts';
import { readTable, type Line } from './read-table.ts';

/** Characters of a line. */
const LONGEST_LINE = 20_000;

/** CSV with a head line. */
export const table: Adapter = {
  name: 'csv',
  title: 'таблица CSV',
  recognises: () => true,
  read: (text, options) => readTable(linesOf(text), options),
};

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<Line> {
  const [first, all] = await withFirst(text);
  const delimiter = delimiterOf(first);
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
