import { eq } from 'drizzle-orm';
import type { Defect } from '@m30/api';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { defects } from '../acceptance/handovers.table.ts';
import { lockDefect } from './lock-defect.ts';
import { findDefect } from './write-defects.ts';

/** What a buyer says of a repair. */
export interface DefectAnswer {
  guid: string;
  answer: 'confirmed' | 'returned';
  comment?: string | undefined;
}

/**
 * Confirms a repair or returns it; the same answer again is no mistake.
 * @throws Refused 404 where the buyer has no such defect, 409 where it is not repaired, 422 where it
 *   is returned without a word
 */
export async function answerDefect(
  call: Call,
  { guid, answer, comment = '' }: DefectAnswer,
): Promise<Defect> {
  const { db, clock } = call.services;
  const { id } = buyerOf(call).user;
  if (answer === 'returned' && comment === '') {
    const message = 'Напишите, что осталось не\u00a0так';
    throw refuse(422, message, [{ path: 'comment', message }]);
  }
  await db.transaction(async (tx) => {
    const { state } = await lockDefect(tx, id, guid);
    if (state === answer) return;
    if (state !== 'fixed') throw refuse(409, 'Ответить можно, когда замечание устранят');
    const note = answer === 'returned' ? comment : null;
    await tx
      .update(defects)
      .set({ state: answer, note, changedAt: clock() })
      .where(eq(defects.guid, guid));
  });
  return findDefect(db, guid);
}
