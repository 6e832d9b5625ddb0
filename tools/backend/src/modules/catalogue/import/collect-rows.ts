import { COLUMNS, readCell, type Column } from './fields.ts';
import type { ImportRow, Mistake, ParsedFile } from './types.ts';

/** Lots that a file may name. */
export const MOST_LOTS = 100_000;
/** Mistakes that are reported; a file of another kind would have as many as it has lines. */
const MOST_MISTAKES = 1000;

/** Texts of one lot as a file has them. */
interface RawRow {
  line: number;
  cells: Readonly<Partial<Record<Column, string>>>;
}

/** Gathers the lots of a file, whatever its format. */
export interface Collector {
  add(row: RawRow): void;
  mistake(mistake: Mistake): void;
  /** Nothing more is taken. */
  readonly full: boolean;
  result(): ParsedFile;
}

/** Makes an empty collector. */
export function createCollector(): Collector {
  const rows: ImportRow[] = [];
  const mistakes: Mistake[] = [];
  const lines = new Map<string, number>();
  const mistake = (one: Mistake) => {
    if (mistakes.length < MOST_MISTAKES) mistakes.push(one);
  };
  return {
    mistake,
    get full() {
      return rows.length > MOST_LOTS || mistakes.length >= MOST_MISTAKES;
    },
    add({ line, cells: { id: given = '', ...cells } }) {
      const id = given.trim();
      const tell = (field: Column, reason: string) =>
        mistake({ line, id: id || null, field: COLUMNS[field][0], reason });
      if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) {
        tell('id', id ? `«${id}» — не номер лота; пример: k2-57` : 'не указан');
        return;
      }
      const first = lines.get(id);
      if (first !== undefined) tell('id', `уже назван в строке ${first}`);
      lines.set(id, first ?? line);
      const row: ImportRow = { line, id };
      for (const [column, text] of Object.entries(cells) as [keyof typeof cells, string][]) {
        const cell = readCell(column, text);
        if ('reason' in cell) tell(column, cell.reason);
        else Object.assign(row, cell.value);
      }
      rows.push(row);
      if (rows.length === MOST_LOTS + 1) {
        mistake({ line, id: null, field: null, reason: `в файле больше ${MOST_LOTS} лотов` });
      }
    },
    result: () => ({ rows, mistakes }),
  };
}
