import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../kernel/db/database.ts';
import { mappingText, parseMapping } from '../modules/catalogue/intake/adapters/table/mapping.ts';
import { mistakeWords, planLines } from '../modules/catalogue/intake/plan/plan-words.ts';
import { UnreadableFile } from '../modules/catalogue/intake/shape/unreadable-file.ts';
import { LARGEST_SOURCE } from '../modules/catalogue/intake/source/open-source.ts';
import {
  importFile,
  type ImportOutcome,
  type ImportRequest,
} from '../modules/catalogue/intake/write/import-file.ts';
import { parseProgramme } from '../modules/catalogue/intake/write/programme.ts';
import { undoImport } from '../modules/catalogue/intake/write/undo-import.ts';
import { heldUntil } from '../modules/deal/hold/find-holds.ts';

/** What a call of the command asks of a file that may bring new lots. */
export interface NewWish {
  path: string;
  format?: string | undefined;
  /** Of a workbook. */
  sheet?: string | undefined;
  /** File of the mapping; written where it is not there yet. */
  mapping?: string | undefined;
  programme?: string | undefined;
  apply: boolean;
  acceptSuspicious: boolean;
  closeGone: boolean;
}

const OUTCOMES: Readonly<Record<ImportOutcome['outcome'], string>> = {
  written: 'Записано. Вернуть как было: npm run import -- --undo',
  'dry-run': 'Пробный запуск: ничего не записано. Записать: добавьте --apply',
  same: 'Отличий нет, записывать нечего.',
  suspicious:
    'Ничего не записано: проверьте подозрительное и, если всё верно, добавьте --accept-suspicious',
  refused: 'Ничего не записано: исправьте ошибки и повторите.',
};

/** Reads, compares, and writes where it is asked to; prints the difference. @returns exit code */
export async function importNew(db: Database, wish: NewWish): Promise<number> {
  const { size } = await stat(wish.path).catch(() => {
    throw new Error(`${wish.path}: такого файла нет`);
  });
  if (size > LARGEST_SOURCE) {
    throw new Error(`${wish.path}: файл больше ${LARGEST_SOURCE / 1024 / 1024} МБ`);
  }
  const request: ImportRequest = {
    ...wish,
    file: basename(wish.path),
    bytes: createReadStream(wish.path),
    mapping: await read(wish.mapping, parseMapping, true),
    programme: await read(wish.programme, parseProgramme, false),
  };
  const report = await importFile({ db, clock: () => new Date(), heldUntil, staff: null }, request);
  const { file, format, notes, plan, outcome, mapping } = report;
  const lines = [`${file}: ${format}`, ...notes.map((note) => `  ${note}`), '', ...planLines(plan)];
  console.log([...lines, '', OUTCOMES[outcome]].join('\n'));
  if (wish.mapping !== undefined && !request.mapping && mapping) {
    await writeFile(wish.mapping, mappingText(mapping));
    console.log(`Сопоставление столбцов сохранено: ${wish.mapping}`);
  }
  return outcome === 'refused' || outcome === 'suspicious' ? 1 : 0;
}

/** Takes the last import back and says so. @returns exit code */
export async function undoLast(db: Database): Promise<number> {
  const undone = await undoImport({ db, clock: () => new Date(), heldUntil, staff: null });
  const about = [undone.file, undone.at].filter(Boolean).join(', ');
  if (undone.refusals.length > 0) {
    console.log([`Отменить нельзя${about && ` (${about})`}:`, ...undone.refusals].join('\n  '));
    return 1;
  }
  console.log(`Отменён импорт ${about}: убрано ${undone.removed}, возвращено ${undone.restored}.`);
  return 0;
}

/** A file beside the import; `undefined` where none is named, or where it need not be there. */
async function read<Value>(
  path: string | undefined,
  parse: (json: string) => Value,
  mayBeMissing: boolean,
): Promise<Value | undefined> {
  if (path === undefined) return undefined;
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) {
    if (mayBeMissing) return undefined;
    throw new Error(`${path}: такого файла нет`);
  }
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { message: reason, line } = error;
    throw new Error(`${path}: ${mistakeWords({ line, id: null, field: null, reason })}`, {
      cause: error,
    });
  }
}
