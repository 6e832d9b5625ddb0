import { and, desc, eq } from 'drizzle-orm';
import type { Statement, StatementRow } from '@m30/api';
import { statementFacts, statementTemplate, statementTemplates } from '@m30/forms/statement';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { statements } from './statements.table.ts';
import { premiseOf } from '../../deal/order/premises-of.ts';
import { LIST_PAGE, readPage, skipTo } from '../../../kernel/db/read-page.ts';

type Row = typeof statements.$inferSelect;

/** «З-10042», what people call a statement by. */
export const statementNumber = ({ id }: Pick<Row, 'id'>): string => `З-${10_000 + id}`;

/** Templates as the list shows them. */
export const templateRows = statementTemplates.map(({ id, title, lead }) => ({ id, title, lead }));

/** A page of a buyer's statements, newest first. */
export async function findStatements(db: Database, userId: number, page: number) {
  const own = eq(statements.userId, userId);
  const rows = await db
    .select()
    .from(statements)
    .where(own)
    .orderBy(desc(statements.createdAt), desc(statements.id))
    .limit(LIST_PAGE)
    .offset(skipTo(page));
  return { statements: rows.map(toRow), ...readPage(await db.$count(statements, own), page) };
}

/**
 * One statement of a buyer.
 * @throws Refused 404 where there is none, also when it is somebody else's
 */
export async function findStatement(
  services: Pick<Services, 'db' | 'catalogue'>,
  userId: number,
  guid: string,
): Promise<Statement> {
  const row = await ownStatement(services.db, userId, guid);
  const template = statementTemplate(row.template);
  const number = statementNumber(row);
  const src = `/api/statements/${guid}`;
  return {
    ...toRow(row),
    premise: await premiseOf(services, userId, row.orderGuid),
    facts: template ? statementFacts(template, row.answers) : [],
    taken_at: row.takenAt?.toISOString() ?? null,
    answer: row.answer,
    files: [
      { name: `Заявление ${number}`, src: `${src}.pdf`, type: 'pdf' },
      ...(row.decidedAt
        ? [{ name: `Ответ на\u00a0заявление ${number}`, src: `${src}/answer.pdf`, type: 'pdf' }]
        : []),
    ],
  };
}

/**
 * The row of a statement of a buyer.
 * @throws Refused 404
 */
export async function ownStatement(db: Database, userId: number, guid: string): Promise<Row> {
  const own = and(eq(statements.guid, guid), eq(statements.userId, userId));
  const [row] = await db.select().from(statements).where(own);
  if (!row) throw refuse(404, 'Такого заявления нет');
  return row;
}

function toRow(row: Row): StatementRow {
  const { guid, template, state, createdAt, answerBy, decidedAt } = row;
  return {
    ...{ guid, template, state },
    number: statementNumber(row),
    title: statementTemplate(template)?.title ?? 'Заявление',
    created_at: createdAt.toISOString(),
    answer_by: answerBy.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
}
