import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { UploadType } from './types.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';
import { readHead } from './read-head.ts';

/** What a visitor reads where a file is none of those that are taken. */
export const WRONG_TYPE = 'Подойдут файлы PDF, JPG, PNG, HEIC и DOCX';

/** What file-type calls the types that are taken as they are. */
const TYPES: Readonly<Record<string, UploadType>> = {
  pdf: 'pdf',
  jpg: 'jpg',
  png: 'png',
  heic: 'heic',
  heif: 'heic',
};

/** Limits of a document's archive; a thesis with pictures stays far below. */
const MOST_ENTRIES = 2000;
const MOST_UNPACKED = 100 * 1024 * 1024;

/**
 * Tells by its content what a file is, whatever its name says; reads its beginning, and of an
 * archive the table of contents, and unpacks nothing.
 * @throws Refused 422 where it is none of the types that are taken
 */
export async function recogniseFile(path: string): Promise<UploadType> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const head = await readHead(file, size);
    // An archive is looked into here alone: nothing of it may be unpacked on the way.
    if (head.subarray(0, 2).toString('latin1') === 'PK') {
      checkDocument(await readZipDirectory(file, size), size);
      return 'docx';
    }
    const found = await fileTypeFromBuffer(head);
    const type = found && TYPES[found.ext];
    if (!type) throw refuse(422, WRONG_TYPE);
    return type;
  } finally {
    await file.close();
  }
}

function checkDocument(entries: ZipEntry[] | null, size: number): void {
  if (!entries) throw refuse(422, 'Файл повреждён. Сохраните документ ещё раз');
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) {
    throw refuse(422, WRONG_TYPE);
  }
  if (entries.some(({ encrypted }) => encrypted)) {
    throw refuse(422, 'Документ защищён паролем. Сохраните его без пароля');
  }
  if (entries.some(({ name }) => /vbaproject\.bin$/i.test(name))) {
    throw refuse(422, 'В документе есть макросы. Сохраните его без них или как PDF');
  }
  const packed = sum(entries.map((entry) => entry.packed));
  const unpacked = sum(entries.map((entry) => entry.unpacked));
  const wrong =
    entries.length > MOST_ENTRIES ||
    unpacked > MOST_UNPACKED ||
    // Entries that share their bytes: an archive made to grow.
    packed > size ||
    entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|\0/.test(name));
  if (wrong)
    throw refuse(422, 'Файл распаковывается в слишком большой. Сохраните документ как PDF');
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
