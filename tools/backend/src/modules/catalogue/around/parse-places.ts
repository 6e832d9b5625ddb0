import { CsvError, parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { NEARBY_KINDS, type NearbyKind } from '@m30/api/filters';
import { typesetText } from '../../../kernel/words/typography.ts';
import { decode } from '../import/decode.ts';
import { delimiterOf } from '../import/delimiter-of.ts';

/** A place of a file; address and source are empty where it says none. */
interface Place {
  kind: NearbyKind;
  title: string;
  address: string;
  source: string;
  lat: number;
  lon: number;
}

/** Places of a file. */
const MOST_PLACES = 5_000;

const KINDS: Readonly<Record<string, NearbyKind>> = {
  ...{ школа: 'school', 'детский сад': 'kindergarten', поликлиника: 'clinic' },
  ...{ school: 'school', kindergarten: 'kindergarten', clinic: 'clinic' },
};

const COLUMNS: Readonly<Record<string, string>> = {
  ...{ вид: 'kind', название: 'name', широта: 'lat', долгота: 'lon', адрес: 'address' },
  ...{ источник: 'source', source: 'source' },
  ...{ kind: 'kind', name: 'name', latitude: 'lat', longitude: 'lon', address: 'address' },
};

const HEADINGS: Readonly<Record<string, string>> = {
  ...{ '"kind"': 'вид', '"name"': 'название', '"lat"': 'широта', '"lon"': 'долгота' },
};

const degrees = (what: string, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?\d+([.,]\d+)?$/, `${what}: нужно число градусов`),
    v.transform((text) => Number(text.replace(',', '.'))),
    v.maxValue(most, `${what}: больше ${most}`),
    v.minValue(-most, `${what}: меньше −${most}`),
  );

const optionalText = (what: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120, `${what}: длиннее 120 знаков`)), '');

const PlaceSchema = v.pipe(
  v.object(
    {
      kind: v.pipe(
        v.string(),
        v.transform((text) => KINDS[text.trim().toLowerCase()]),
        v.picklist(NEARBY_KINDS, 'вид: нужно «школа», «детский сад» или «поликлиника»'),
      ),
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('название: пусто'),
        v.maxLength(120, 'название: длиннее 120 знаков'),
      ),
      lat: degrees('широта', 90),
      lon: degrees('долгота', 180),
      address: optionalText('адрес'),
      source: optionalText('источник'),
    },
    ({ expected }) => `нет столбца «${HEADINGS[expected ?? ''] ?? ''}»`,
  ),
  v.transform(({ name, address, source, ...place }): Place => ({
    ...place,
    title: typesetText(name),
    address: typesetText(address),
    source: typesetText(source),
  })),
);

/**
 * Reads a table of places around: `;`, `,` or tabs between the cells, UTF-8 or windows-1251.
 * @returns the places, and every mistake as a Russian sentence with its line
 */
export function parsePlaces(bytes: Uint8Array): { places: Place[]; mistakes: string[] } {
  const decoded = decode(bytes);
  if ('mistake' in decoded) return { places: [], mistakes: [decoded.mistake.reason] };
  const places: Place[] = [];
  const mistakes: string[] = [];
  try {
    for (const { record, info } of linesOf(decoded.text)) {
      const read = v.safeParse(PlaceSchema, record, { abortPipeEarly: true });
      if (read.success) places.push(read.output);
      else mistakes.push(...read.issues.map(({ message }) => `строка ${info.lines}: ${message}`));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    mistakes.push('таблица не читается: проверьте кавычки и число ячеек в строках');
  }
  if (places.length > MOST_PLACES) mistakes.push(`мест больше ${MOST_PLACES}`);
  if (places.length + mistakes.length === 0) mistakes.push('в таблице нет мест');
  return { places, mistakes };
}

interface Line {
  record: Record<string, string>;
  info: { lines: number };
}

const linesOf = (text: string) =>
  parse(text, {
    ...{ bom: true, delimiter: delimiterOf(text), info: true, skip_empty_lines: true },
    ...{ max_record_size: 10_000, to: MOST_PLACES + 2 },
    columns: (head: string[]) => head.map((one) => COLUMNS[one.trim().toLowerCase()] ?? false),
  }) as unknown as Line[];
