import * as v from 'valibot';
import { ProgrammeSchema } from '@m30/studio/contract/catalogue/programme.schema';
import type { Database } from '../../../../kernel/db/database.ts';
import { banks, mortgageProgrammes } from '../../../estate/objects.table.ts';
import { aliasOf } from '../../../../kernel/words/alias-of.ts';
import { UnreadableFile } from '../shape/unreadable-file.ts';

/** A programme as an operator writes it. */
export type ProgrammeFile = v.InferOutput<typeof ProgrammeSchema>;

/** Said where lots would come into a catalogue that cannot count their payments. */
export const NO_PROGRAMME =
  'в базе нет ипотечной программы, по которой считается платёж на карточках: без неё каталог не откроется. Заполните её в Студии, «Импорт», или назовите файлом в --programme (пример: docs/import/programme.json)';

/** @throws UnreadableFile */
export function parseProgramme(json: string): ProgrammeFile {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UnreadableFile('ипотечная программа: это не JSON');
  }
  const { success, output, issues } = v.safeParse(ProgrammeSchema, value);
  if (success) return output;
  const field = v.getDotPath(issues[0]) ?? '';
  throw new UnreadableFile(`ипотечная программа: поле «${field}» не указано или неверно`);
}

/** Writes the programme twice: without a bank for the cards, and as its bank's offer. */
export async function writeProgramme(tx: Database, programme: ProgrammeFile): Promise<void> {
  const { bank, maxLoan, ...terms } = programme;
  const bankId = aliasOf(bank);
  await tx.insert(banks).values({ id: bankId, name: bank, position: 0 }).onConflictDoNothing();
  const row = { ...terms, maxLoan: maxLoan * 100 };
  await tx.insert(mortgageProgrammes).values([
    { ...row, id: 'main', bankId: null },
    { ...row, id: `main-${bankId}`, bankId },
  ]);
}
