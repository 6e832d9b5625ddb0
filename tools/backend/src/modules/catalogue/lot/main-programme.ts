import { notSetUp } from '../../../kernel/method/not-set-up.ts';
import type { ProgrammeRow, Snapshot } from '../snapshot/snapshot.ts';

/**
 * The programme that payments on cards are counted by.
 * @throws Refused 503 while the catalogue is empty
 */
export function mainProgramme({ programme }: Pick<Snapshot, 'programme'>): ProgrammeRow {
  if (!programme) throw notSetUp();
  return programme;
}
