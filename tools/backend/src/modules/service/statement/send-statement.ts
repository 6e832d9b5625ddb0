import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { ParsedInput, sendStatement as method, Statement } from '@m30/api';
import { checkStatement, readStatement, statementTemplate } from '@m30/forms/statement';
import { daysAfter } from '../../../kernel/time/day.ts';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { statements } from './statements.table.ts';
import { premiseOf } from '../../deal/order/premises-of.ts';
import { afterWorkingDays } from '../../../kernel/time/work-time.ts';
import { findStatement } from './find-statements.ts';

/** Working days within which the company answers. */
export const ANSWER_DAYS = 10;

/** Statements of one buyer within a day. */
const MOST_A_DAY = 20;

/**
 * Sends a statement, once per key; the answers are checked by the rules of its form.
 * @throws Refused 404 for an unknown template or somebody else's order, 422 for wrong answers, 429
 */
export async function sendStatement(
  call: Call,
  input: ParsedInput<typeof method>,
): Promise<Statement> {
  const { services, idempotencyKey } = call;
  const { user } = buyerOf(call);
  const template = statementTemplate(input.template);
  if (!template) throw refuse(404, 'Такого заявления у нас нет');
  const now = services.clock();
  const issues = checkStatement(template, input.answers, now);
  const [first] = issues;
  if (first) {
    const named = issues.map(({ path, message }) => ({ path: `answers.${path}`, message }));
    throw refuse(422, first.message, named);
  }
  const payload = { ...input, user: user.id };
  const { guid } = await once(
    services,
    { method: 'LK.SendStatement', key: idempotencyKey, payload },
    async (tx) => {
      await premiseOf({ ...services, db: tx }, user.id, input.premise);
      const today = gt(statements.createdAt, daysAfter(now, -1));
      if ((await tx.$count(statements, and(eq(statements.userId, user.id), today))) >= MOST_A_DAY) {
        throw refuse(429, 'Слишком много заявлений за день. Отправьте это завтра');
      }
      const statement = randomUUID();
      await tx.insert(statements).values({
        ...{ guid: statement, userId: user.id, template: template.id, state: 'sent' },
        orderGuid: input.premise ?? null,
        answers: readStatement(template, input.answers),
        createdAt: now,
        answerBy: afterWorkingDays(now, ANSWER_DAYS),
      });
      return { guid: statement };
    },
  );
  return findStatement(services, user.id, guid);
}
