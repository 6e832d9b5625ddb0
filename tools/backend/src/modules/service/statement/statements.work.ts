import { asc, eq, inArray } from 'drizzle-orm';
import { statementFacts, statementTemplate } from '@m30/forms/statement';
import { formatDate } from '@m30/ui-kit/format';
import { statements } from './statements.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { defineStaffWork } from '../../../kernel/staff/define-staff-work.ts';
import { dialled } from '../../../kernel/staff/staff-words.ts';
import { statementNumber } from './find-statements.ts';

/** Statements that wait for a decision. */
export const statementsWork = defineStaffWork({
  name: 'statements',
  right: 'statements.decide',
  title: 'Заявления',
  async list({ db }, most) {
    const waits = inArray(statements.state, ['sent', 'review']);
    const rows = await db
      .select({ statement: statements, buyer: users })
      .from(statements)
      .innerJoin(users, eq(users.id, statements.userId))
      .where(waits)
      .orderBy(asc(statements.answerBy))
      .limit(most);
    const items = rows.map(({ statement, buyer }) => {
      const { guid, state, answers, answerBy } = statement;
      const template = statementTemplate(statement.template);
      const answered = template ? statementFacts(template, answers) : [];
      const given = { statement: guid };
      return {
        guid,
        title: `${statementNumber(statement)}: ${template?.title ?? statement.template}`,
        facts: [
          ['Покупатель', `${buyer.lastName} ${buyer.name}, ${dialled(buyer.phone)}`] as const,
          ['Ответить до', formatDate(answerBy, 'stamp')] as const,
          ['Состояние', state === 'sent' ? 'ждёт' : 'рассматривают'] as const,
          ...answered.map(({ label, value }) => [label, value] as const),
        ],
        actions: [
          ...(state === 'sent' ? [{ name: 'statement.take', given }] : []),
          { name: 'statement.finish', given },
          { name: 'statement.refuse', given },
        ],
      };
    });
    return { total: await db.$count(statements, waits), items };
  },
});
