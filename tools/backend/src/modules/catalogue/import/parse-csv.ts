import { CsvError, parse } from 'csv-parse/sync';
import { createCollector, MOST_LOTS } from './collect-rows.ts';
import { delimiterOf } from './delimiter-of.ts';
import { columnOf, COLUMNS, type Column } from './fields.ts';
import type { Mistake, ParsedFile } from './types.ts';

/** Longest line, characters. */
const LONGEST_LINE = 10_000;

/** A line with its number. */
interface Line {
  record: string[];
  info: { lines: number };
}

/** Reads a table with a head line. */
export function parseCsv(text: string): ParsedFile {
  let lines: Line[];
  try {
    lines = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_LINE,
      to: MOST_LOTS + 2,
    }) as unknown as Line[];
  } catch (error) {
    if (error instanceof CsvError) return { rows: [], mistakes: [brokenAt(error)] };
    throw error;
  }
  const [first, ...rest] = lines;
  if (!first) return { rows: [], mistakes: [headMistake(null, 'файл пуст')] };
  const columns = first.record.map(columnOf);
  const wrong = headMistakes(first.record, columns);
  return wrong.length > 0 ? { rows: [], mistakes: wrong } : readLines(rest, columns);
}

function readLines(lines: readonly Line[], columns: readonly (Column | undefined)[]): ParsedFile {
  const collector = createCollector();
  for (const { record, info } of lines) {
    if (collector.full) break;
    if (record.every((text) => text.trim() === '')) continue;
    if (record.length !== columns.length) {
      const reason = `${record.length} ячеек вместо ${columns.length}`;
      collector.mistake({ line: info.lines, id: null, field: null, reason });
      continue;
    }
    const cells: Partial<Record<Column, string>> = {};
    columns.forEach((column, index) => {
      if (column) cells[column] = record[index] ?? '';
    });
    collector.add({ line: info.lines, cells });
  }
  return collector.result();
}

function headMistakes(names: readonly string[], columns: readonly (Column | undefined)[]) {
  const known = Object.values(COLUMNS).map(([name]) => `«${name}»`);
  const mistakes = names.flatMap((name, index) => {
    const column = columns[index];
    if (!column) {
      return [headMistake(name.trim() || null, `неизвестный столбец; есть ${known.join(', ')}`)];
    }
    return columns.indexOf(column) < index
      ? [headMistake(name.trim(), 'столбец назван дважды')]
      : [];
  });
  if (!columns.includes('id')) mistakes.push(headMistake(COLUMNS.id[0], 'нет такого столбца'));
  return mistakes;
}

function headMistake(field: string | null, reason: string): Mistake {
  return { line: 1, id: null, field, reason };
}

function brokenAt(error: CsvError): Mistake {
  const line = Number(error['lines'] ?? 0);
  const reason =
    error.code === 'CSV_MAX_RECORD_SIZE'
      ? `строка длиннее ${LONGEST_LINE} знаков`
      : 'кавычки в ячейке не закрыты или стоят не на месте';
  return { line, id: null, field: null, reason };
}
