import { UnreadableFile } from '../../../shape/unreadable-file.ts';
import { MOST_COLUMNS } from '@m30/studio/contract/catalogue/import-column.schema';
import { dayText, numberText } from './cell-text.ts';
import type { Book } from './open-book.ts';
import { createXml } from './read-xml.ts';
import { zipParts } from './zip-parts.ts';

/** Rows of a sheet that hold anything. */
const MOST_ROWS = 250_000;
/** Characters of a cell. */
const LONGEST_CELL = 20_000;
const TOO_LONG = `ячейка длиннее ${LONGEST_CELL} знаков`;

/** Cells of a row from the first column on, and its number on the sheet. */
export interface Row {
  number: number;
  cells: string[];
}

/**
 * Reads the rows of the sheet that hold anything, as they come. Formulas are read as what was calculated when the book was saved.
 * @throws UnreadableFile
 */
export function* sheetRows(bytes: Uint8Array, book: Book): Generator<Row> {
  const ready: Row[] = [];
  const xml = createXml(rowsReader(book, (row) => ready.push(row)));
  for (const { bytes: part } of zipParts(bytes, (name) => name === book.sheet.path)) {
    xml.write(part);
    yield* ready.splice(0);
  }
  xml.end();
  yield* ready.splice(0);
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  /** It has a formula. */
  isCalculated: boolean;
  isValued: boolean;
}

function rowsReader(book: Book, add: (row: Row) => void) {
  let row: Row = { number: 0, cells: [] };
  let cell: Cell | null = null;
  let isValue = false;
  let count = 0;
  const stop = (reason: string): never => {
    throw new UnreadableFile(reason, row.number);
  };

  function endCell({ column, ...one }: Cell): void {
    if (one.isCalculated && !one.isValued) {
      stop('в ячейке формула без значения: откройте книгу в Excel, сохраните и загрузите ещё раз');
    }
    const text = textOf(one, book).replace(/[\r\n]+/g, ' ');
    if (text.trim() === '') return;
    if (text.length > LONGEST_CELL) stop(TOO_LONG);
    if (column >= MOST_COLUMNS) stop(`столбцов больше ${MOST_COLUMNS}`);
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = text;
  }

  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      isValue = cell !== null && (name === 'v' || name === 't');
      if (name === 'row') {
        row = { number: Number(attributes['r'] ?? row.number + 1), cells: [] };
        cell = null;
      } else if (name === 'c') {
        const { r, t: type = 'n', s = '0' } = attributes;
        const column = r === undefined ? row.cells.length : columnOf(r);
        cell = { column, type, style: Number(s), value: '', isCalculated: false, isValued: false };
      } else if (name === 'f' && cell) cell.isCalculated = true;
      else if (name === 'v' && cell) cell.isValued = true;
    },
    text(part: string) {
      if (!cell || !isValue) return;
      cell.value += part;
      if (cell.value.length > LONGEST_CELL) stop(TOO_LONG);
    },
    close(name: string) {
      isValue = false;
      if (name === 'c' && cell) {
        endCell(cell);
        cell = null;
      } else if (name === 'row' && row.cells.length > 0) {
        count += 1;
        if (count > MOST_ROWS) stop(`строк больше ${MOST_ROWS}`);
        add(row);
      }
    },
  };
}

/** «AB12» → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? 'A') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

function textOf(
  { type, style, value }: Pick<Cell, 'type' | 'style' | 'value'>,
  { strings, dates, from1904 }: Book,
): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'да' : 'нет';
  if (type === 'd') return value.replace(/^(\d{4})-(\d\d)-(\d\d).*$/, '$3.$2.$1');
  if (type !== 'n' || value === '') return value;
  const isDate = dates[style] === true && Number(value) > 0;
  return isDate ? dayText(Number(value), from1904) : numberText(value);
}
