/**
 * `npm run company:new` asks for a new company and sets it up; `-- --file company.json` reads it from a file, or changes the company
 * that is there; `-- --export company.json` writes the file. Ends with 1 where it was refused, with 2 where it was called wrongly.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../kernel/config/config.ts';
import { createLog } from '../kernel/observability/log.ts';
import { openDatabase } from '../kernel/db/open-database.ts';
import {
  parseCompany,
  readCompanyFile,
  writeCompanyFile,
} from '../modules/content/company/company-file.ts';
import { askCompany } from './ask-company.ts';

const USAGE = `Новая компания по вопросам: npm run company:new
Из файла, или изменить ту, что есть: npm run company:new -- --file company.json
Записать в файл: npm run company:new -- --export company.json`;

async function askHere(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askCompany((line) => terminal.question(line));
  } finally {
    terminal.close();
  }
}

async function run(wish: { file?: string; export?: string }): Promise<string> {
  const company =
    wish.export === undefined
      ? parseCompany(wish.file === undefined ? await askHere() : await readFile(wish.file, 'utf8'))
      : null;
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    if (company) {
      const outcome = await writeCompanyFile(database.db, company, new Date());
      return outcome === 'started'
        ? 'Компания настроена. Запустите npm start: в журнале будет ссылка на первую учётную запись Студии'
        : 'Компания изменена';
    }
    const written = await readCompanyFile(database.db);
    if (!written) throw new Error('Компания ещё не настроена');
    await writeFile(wish.export ?? '', `${JSON.stringify(written, null, 2)}\n`);
    return `Записано: ${wish.export ?? ''}`;
  } finally {
    await database.close();
  }
}

function readWish() {
  try {
    const options = { file: { type: 'string' }, export: { type: 'string' } } as const;
    const { values } = parseArgs({ options });
    return values.file !== undefined && values.export !== undefined ? null : values;
  } catch {
    return null;
  }
}

const wish = readWish();
if (wish === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    console.log(await run(wish));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
