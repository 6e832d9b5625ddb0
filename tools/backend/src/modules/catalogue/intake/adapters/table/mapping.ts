import * as v from 'valibot';
import type { ChosenColumns } from '@m30/studio/contract/catalogue/import-column.schema';
import type { Mapping } from '../../shape/adapter.ts';
import { UnreadableFile } from '../../shape/unreadable-file.ts';
import { isTableColumn, TABLE_COLUMNS, titleOf, type TableColumn } from './columns.ts';

const columns = v.record(
  v.string(),
  v.pipe(
    v.string(),
    v.check(isTableColumn, ({ input }) => `нет столбца «${input}»`),
  ),
);

const MappingSchema = v.strictObject({
  columns,
  leftOut: v.optional(v.array(v.string())),
  always: v.optional(columnsWith()),
});

function columnsWith() {
  return v.record(
    v.pipe(
      v.string(),
      v.check(isTableColumn, ({ input }) => `нет столбца «${input}»`),
    ),
    v.string(),
  );
}

/**
 * Reads a mapping that was saved.
 * @throws UnreadableFile
 */
export function parseMapping(json: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UnreadableFile('сопоставление столбцов: это не JSON');
  }
  const { success, output, issues } = v.safeParse(MappingSchema, value);
  if (success) return output;
  throw new UnreadableFile(`сопоставление столбцов: ${issues[0].message}`);
}

/** A mapping as it is saved, to be read and changed by hand. */
export const mappingText = (mapping: Mapping): string => `${JSON.stringify(mapping, null, 2)}\n`;

/** «Общая площадь, м²» → «общая площадь». */
function tidy(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/№/g, 'n')
    .replace(/ё/g, 'е')
    .replace(/[^a-zа-я0-9²₽]+/g, ' ')
    .trim()
    .replace(/ (?:кв м|м²|м2|м|квт|₽|шт)$/u, '')
    .replace(/[²₽]/g, '');
}

/** Guesses by the headings; of two that mean the same the first one counts, and one that means nothing is left out. */
export function guessMapping(headings: readonly string[]): Mapping {
  const found = new Map<TableColumn, string>();
  for (const heading of headings) {
    const said = tidy(heading);
    const column = Object.entries(TABLE_COLUMNS).find(([, names]) =>
      (names as readonly string[]).includes(said),
    )?.[0] as TableColumn | undefined;
    if (column && !found.has(column)) found.set(column, heading);
  }
  return { columns: Object.fromEntries([...found].map(([column, heading]) => [heading, column])) };
}

/** How the headings were understood, for people: «„Общая, м²“ — площадь». */
export function mappingWords(headings: readonly string[], { columns: known }: Mapping): string[] {
  return headings.map((heading) => {
    const column = Object.hasOwn(known, heading) ? known[heading] : undefined;
    const meaning = column && isTableColumn(column) ? titleOf(column) : 'не переносится';
    return `столбец «${heading}» — ${meaning}`;
  });
}

/** Columns as somebody has chosen them. */
export function chosenMapping(chosen: ChosenColumns): Mapping {
  const taken = chosen.flatMap(({ heading, field }) => (field ? [[heading, field] as const] : []));
  const leftOut = chosen.filter(({ field }) => field === null).map(({ heading }) => heading);
  return { columns: Object.fromEntries(taken), ...(leftOut.length > 0 && { leftOut }) };
}
