import { setImmediate } from 'node:timers/promises';
import type { Reading, ReadingOptions } from '../../../shape/adapter.ts';
import { UnreadableFile } from '../../../shape/unreadable-file.ts';
import { readTable, type Line } from '../read-table.ts';
import { findHead, HEAD_ROWS } from './find-head.ts';
import { openBook } from './open-book.ts';
import { sheetRows, type Row } from './sheet-rows.ts';

/** Bytes of a book: one of 200,000 lots has a third of it. It is kept whole, for its sheets refer to what stands behind them. */
const LARGEST_BOOK = 64 * 1024 * 1024;

/** What the report calls a book. */
export const BOOK_TITLE = 'книга Excel (XLSX)';

/**
 * Reads a sheet of a book as a table.
 * @param options its `sheet`, the first that is shown where none is named
 * @throws UnreadableFile
 */
export async function* readWorkbook(
  parts: AsyncIterable<Uint8Array>,
  options: ReadingOptions,
): AsyncGenerator<Reading> {
  const bytes = await whole(parts);
  const book = await openBook(bytes, options.sheet);
  yield { note: `лист «${book.sheet.name}»` };
  yield* readTable(linesOf(sheetRows(bytes, book), options), options);
}

async function whole(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.byteLength;
    if (size > LARGEST_BOOK) {
      throw new UnreadableFile(
        `книга Excel больше ${LARGEST_BOOK / 1024 / 1024} МБ; сохраните лист как CSV`,
      );
    }
    kept.push(part);
  }
  return Buffer.concat(kept);
}

/** Rows after which others get their turn: unpacking waits for nothing. */
const TURN = 500;

async function* linesOf(rows: Generator<Row>, { mapping }: ReadingOptions): AsyncGenerator<Line> {
  const first: Row[] = [];
  while (first.length < HEAD_ROWS) {
    const { value, done } = rows.next();
    if (done) break;
    first.push(value);
  }
  const { headings, rows: above } = findHead(first, mapping);
  const head = first[above - 1];
  if (!head) return;
  const lineOf = ({ cells, number }: Row): Line => ({
    record: headings.map((_, index) => cells[index] ?? ''),
    info: { lines: number },
  });
  yield { record: headings, info: { lines: head.number } };
  for (const row of first.slice(above)) yield lineOf(row);
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count % TURN === 0) await setImmediate();
    yield lineOf(row);
  }
}
