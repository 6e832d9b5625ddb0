import { asc } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Database } from '../../../kernel/db/database.ts';
import { supportQuestions } from './tickets.table.ts';

/** Questions that are asked often, with their answers as HTML. */
export function supportQuestionsOf(db: Database): Promise<ResultOf<'LK.GetTickets'>['questions']> {
  const { id, question, answer, position } = supportQuestions;
  return db.select({ id, question, answer }).from(supportQuestions).orderBy(asc(position));
}
