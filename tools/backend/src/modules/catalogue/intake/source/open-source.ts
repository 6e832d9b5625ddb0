import { UnreadableFile } from '../shape/unreadable-file.ts';

/** Largest file that is read, bytes: a feed of 100,000 flats has a third of it. */
export const LARGEST_SOURCE = 512 * 1024 * 1024;

/** Bytes that are looked at before anything is read. */
const HEAD = 64 * 1024;

/** Workbooks are archives of this kind. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Workbooks of before 2007, and those of today with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

const ARCHIVES: readonly (readonly [readonly number[], string])[] = [
  [[0x1f, 0x8b], 'архив gzip; распакуйте его'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'архив 7z; распакуйте его'],
  [[0x52, 0x61, 0x72, 0x21], 'архив RAR; распакуйте его'],
  [[0x25, 0x50, 0x44, 0x46], 'PDF, а не таблица'],
];

/** The beginning of a file and all of its text; of a workbook its bytes instead. */
export interface Source {
  head: string;
  text: AsyncIterable<string>;
  workbook?: AsyncIterable<Uint8Array>;
}

/**
 * Decodes a file as its bytes come: UTF-8, or windows-1251 where the file says so or is a table without a word about it.
 * @throws UnreadableFile, at once or while it is read: too large, no text, or written otherwise than it says
 */
export async function openSource(bytes: AsyncIterable<Uint8Array>): Promise<Source> {
  const parts = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < HEAD) {
    const { value, done } = (await parts.next()) as IteratorResult<Uint8Array, undefined>;
    if (done) break;
    first.push(value);
    size += value.byteLength;
  }
  const start = Buffer.concat(first);
  if (isOf(start, ZIP)) return { head: '', text: nothing(), workbook: again(start, parts) };
  refuseBinary(start);
  const counted = countText(again(start, parts));
  const encoding = encodingOf(start);
  const head = new TextDecoder(encoding.name).decode(start.subarray(0, HEAD), { stream: true });
  return { head, text: decode(counted, encoding) };
}

/** All parts, those that were looked at among them. */
async function* again(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield start;
  yield* { [Symbol.asyncIterator]: () => rest };
}

async function* nothing(): AsyncGenerator<string> {
  // A workbook has no text.
}

async function* countText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const part of bytes) {
    size += part.byteLength;
    if (size > LARGEST_SOURCE) {
      throw new UnreadableFile(`файл больше ${LARGEST_SOURCE / 1024 / 1024} МБ`);
    }
    if (part.includes(0)) {
      throw new UnreadableFile(
        archiveOf(part) ?? 'это не текст в UTF-8 или windows-1251; сохраните файл в одной из них',
      );
    }
    yield part;
  }
}

const archiveOf = (start: Uint8Array): string | undefined => {
  const found = ARCHIVES.find(([mark]) => isOf(start, mark));
  return found && `это ${found[1]}`;
};

const isOf = (start: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => start[index] === byte);

/** A book that is locked is wrapped into the format of the old ones. */
const compoundWords = (start: Uint8Array) =>
  Buffer.from(start).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? 'это книга Excel под паролем; снимите пароль и сохраните её ещё раз'
    : 'это книга старого Excel (.xls); сохраните её как «Книга Excel (.xlsx)» или CSV';

function refuseBinary(start: Uint8Array): void {
  if (start.byteLength === 0) throw new UnreadableFile('файл пуст');
  if (isOf(start, COMPOUND)) throw new UnreadableFile(compoundWords(start));
  const archive = archiveOf(start);
  if (archive) throw new UnreadableFile(archive);
}

interface Encoding {
  name: 'utf-8' | 'windows-1251';
  /** The file itself says so. */
  declared: boolean;
}

function encodingOf(start: Uint8Array): Encoding {
  const ascii = Buffer.from(start.subarray(0, 200)).toString('latin1');
  const said = /^\s*<\?xml[^>]{0,150}encoding=["']([\w-]{1,20})["']/i.exec(
    ascii.replace(/^ï»¿/, ''),
  );
  const name = said?.[1]?.toLowerCase();
  if (name === 'windows-1251' || name === 'cp1251') return { name: 'windows-1251', declared: true };
  if (name !== undefined && name !== 'utf-8' && name !== 'utf8' && name !== 'us-ascii') {
    throw new UnreadableFile(`кодировка «${name}» не читается; есть UTF-8 и windows-1251`);
  }
  const declared = name !== undefined || /^(ï»¿|\s*[<[{])/.test(ascii);
  return { name: declared || isUtf8(start) ? 'utf-8' : 'windows-1251', declared };
}

/** Whether bytes can be the beginning of a text in UTF-8. */
function isUtf8(start: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return true;
  } catch {
    return false;
  }
}

async function* decode(
  parts: AsyncIterable<Uint8Array>,
  { name, declared }: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(name, { fatal: true });
  const doubt = declared && name === 'windows-1251' ? doubtfulUtf8() : null;
  const read = (part?: Uint8Array) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableFile(
        declared
          ? 'файл назван UTF-8, а записан в другой кодировке, похоже, в windows-1251: сохраните его в UTF-8'
          : 'файл начат в UTF-8, а дальше записан в другой кодировке',
      );
    }
  };
  for await (const part of parts) {
    doubt?.add(part);
    yield read(part);
  }
  yield read();
  if (doubt?.isUtf8()) {
    throw new UnreadableFile(
      'файл назван windows-1251, а записан в UTF-8: исправьте его заголовок',
    );
  }
}

/** A text in windows-1251 is valid UTF-8 by no accident, once it has a letter of Russian. */
function doubtfulUtf8() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [valid, foreign] = [true, false];
  return {
    add(part: Uint8Array) {
      foreign ||= part.some((byte) => byte > 0x7f);
      if (!valid) return;
      try {
        decoder.decode(part, { stream: true });
      } catch {
        valid = false;
      }
    },
    isUtf8: () => valid && foreign,
  };
}
