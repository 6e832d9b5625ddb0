import { and, eq, inArray } from 'drizzle-orm';
import type { StatementState } from '@m30/api';
import { statementTemplate } from '@m30/forms/statement';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { statements } from './statements.table.ts';
import { notify } from '../../people/notice/notify.ts';
import { statementNumber } from './find-statements.ts';

type Set = Partial<typeof statements.$inferInsert> & { state: StatementState };

interface Decision {
  statement: string;
  /** States that it may be moved on from. */
  from: readonly StatementState[];
  set: Set;
  /** Words for the buyer, after the number: «исполнено». */
  words: string;
}

/**
 * Moves a statement on and tells its buyer.
 * @returns the number of the statement
 * @throws Refused 404 where there is none that may be moved so
 */
export async function decideStatement(
  services: Services,
  { statement, from, set, words }: Decision,
): Promise<string> {
  const number = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(statements)
      .set(set)
      .where(and(eq(statements.guid, statement), inArray(statements.state, [...from])))
      .returning();
    if (!row) throw refuse(404, 'Такого заявления нет, или решение по нему уже принято');
    await notify(tx, services, {
      ...{ userId: row.userId, kind: 'statement', key: `statement:${statement}:${set.state}` },
      title: `Заявление ${statementNumber(row)} ${words}`,
      text: statementTemplate(row.template)?.title ?? '',
      href: `/lk/statements/${statement}`,
    });
    return statementNumber(row);
  });
  void services.outbox.flush();
  return number;
}
