import { setImmediate } from 'node:timers/promises';
import { UnreadableFile } from '../../../shape/unreadable-file.ts';
import { isDateFormat } from './cell-text.ts';
import { createXml } from './read-xml.ts';
import { partNames, zipParts } from './zip-parts.ts';

/** Characters of all texts of a book. */
const LONGEST_TEXTS = 64 * 1024 * 1024;
const MOST_STYLES = 100_000;
/** Pieces after which others get their turn: unpacking waits for nothing. */
const TURN = 16;

/** What the cells of a sheet refer to. */
export interface Book {
  sheet: { name: string; path: string };
  strings: readonly string[];
  /** By the number of a style. */
  dates: readonly boolean[];
  from1904: boolean;
}

const [BOOK, RELATIONS, STYLES, STRINGS] = [
  ...['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml', 'xl/sharedStrings.xml'],
] as [string, string, string, string];

/**
 * Reads all of a book but its rows.
 * @param wanted name of the sheet; the first that is shown where it is not given
 * @throws UnreadableFile
 */
export async function openBook(bytes: Uint8Array, wanted: string | undefined): Promise<Book> {
  const names = partNames(bytes);
  if (!names.has(BOOK)) throw new UnreadableFile(strangerWords(names));
  const found = { sheets: [] as Sheet[], targets: new Map<string, string>(), from1904: false };
  const formats = new Map<number, string>();
  const dates: boolean[] = [];
  const strings: string[] = [];
  const readers = new Map([
    [
      BOOK,
      createXml({
        open(name, attributes) {
          if (name === 'workbookPr') found.from1904 = isOn(attributes['date1904']);
          if (name !== 'sheet') return;
          const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? '';
          const isShown = !/hidden/i.test(attributes['state'] ?? '');
          found.sheets.push({ name: attributes['name'] ?? '', id, isShown });
        },
      }),
    ],
    [
      RELATIONS,
      createXml({
        open(name, { Id: id = '', Target: target = '' }) {
          if (name === 'Relationship') found.targets.set(id, target);
        },
      }),
    ],
    [STYLES, stylesReader(formats, dates)],
    [STRINGS, stringsReader(strings)],
  ]);
  let count = 0;
  for (const { name, bytes: part } of zipParts(bytes, (one) => readers.has(one))) {
    readers.get(name)?.write(part);
    count += 1;
    if (count % TURN === 0) await setImmediate();
  }
  const sheet = sheetOf(found.sheets, wanted);
  const path = pathOf(found.targets.get(sheet.id) ?? '');
  if (!names.has(path)) throw new UnreadableFile(`лист «${sheet.name}» — не таблица`);
  return { sheet: { name: sheet.name, path }, strings, dates, from1904: found.from1904 };
}

interface Sheet {
  name: string;
  id: string;
  isShown: boolean;
}

function sheetOf(sheets: readonly Sheet[], wanted: string | undefined): Sheet {
  const sheet =
    wanted === undefined
      ? (sheets.find(({ isShown }) => isShown) ?? sheets[0])
      : sheets.find(({ name }) => name.trim() === wanted.trim());
  if (sheet) return sheet;
  const all = sheets.map(({ name }) => `«${name}»`).join(', ');
  throw new UnreadableFile(
    wanted === undefined ? 'в книге Excel нет листов' : `листа «${wanted}» нет; есть ${all}`,
  );
}

/** A target is said from the folder of the book, or from the root. */
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

const isOn = (value: string | undefined) => value === '1' || value === 'true';

/** Archives that are no book of this kind, by what is in them. */
function strangerWords(names: ReadonlySet<string>): string {
  if (names.has('xl/workbook.bin')) {
    return 'это двоичная книга Excel (.xlsb); сохраните её как «Книга Excel (.xlsx)» или CSV';
  }
  if (names.has('content.xml')) {
    return 'это таблица LibreOffice (.ods); сохраните её как «Книга Excel (.xlsx)» или CSV';
  }
  return 'это архив ZIP; распакуйте его и загрузите файл';
}

function stylesReader(formats: Map<number, string>, dates: boolean[]) {
  let isInCells = false;
  return createXml({
    open(name, attributes) {
      if (name === 'numFmt')
        formats.set(Number(attributes['numFmtId']), (attributes['formatCode'] ?? '').slice(0, 255));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells || dates.length >= MOST_STYLES) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      dates.push(isDateFormat(id, formats.get(id)));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
}

/** Texts that cells share; those over letters, which say how to speak them, are no part of them. */
function stringsReader(strings: string[]) {
  let said = '';
  let [isText, isSpoken] = [false, false];
  let size = 0;
  return createXml({
    open(name) {
      if (name === 'si') said = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text(part) {
      if (!isText) return;
      said += part;
      size += part.length;
      if (size > LONGEST_TEXTS) throw new UnreadableFile('в книге Excel слишком много текста');
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') strings.push(said);
    },
  });
}
