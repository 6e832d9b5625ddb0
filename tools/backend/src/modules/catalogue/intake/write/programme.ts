import * as v from 'valibot';
import type { Database } from '../../../../kernel/db/database.ts';
import { banks, mortgageProgrammes } from '../../../estate/objects.table.ts';
import { aliasOf } from '../../../../kernel/words/alias-of.ts';
import { UnreadableFile } from '../shape/unreadable-file.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

/** The programme that payments on cards are counted by, as an operator writes it; a rate never stands without its full cost. */
const ProgrammeFileSchema = v.strictObject({
  name: words(80),
  bank: words(80),
  /** Per cent a year. */
  rate: percent,
  /** Full cost (ПСК), per cent a year, as the bank names it. */
  costFrom: percent,
  costTo: percent,
  /** Per cent of the price. */
  downPayment: percent,
  /** Months. */
  term: v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(600)),
  /** Roubles. */
  maxLoan: v.pipe(v.number(), v.integer(), v.minValue(100_000), v.maxValue(1_000_000_000)),
  disclaimer: words(2000),
  /** Where the terms are published, and the day of them. */
  source: words(300),
  actualAt: v.pipe(v.string(), v.isoDate()),
});

export type ProgrammeFile = v.InferOutput<typeof ProgrammeFileSchema>;

/** Said where lots would come into a catalogue that cannot count their payments. */
export const NO_PROGRAMME =
  'в базе нет ипотечной программы, по которой считается платёж на карточках: без неё каталог не откроется. Опишите её файлом и назовите в --programme (пример: docs/import/programme.json)';

/** @throws UnreadableFile */
export function parseProgramme(json: string): ProgrammeFile {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UnreadableFile('ипотечная программа: это не JSON');
  }
  const { success, output, issues } = v.safeParse(ProgrammeFileSchema, value);
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
