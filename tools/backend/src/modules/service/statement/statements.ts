import { Hono } from 'hono';
import * as v from 'valibot';
import { StatementAnswersSchema } from '@m30/api';
import { readStatement, statementTemplate } from '@m30/forms/statement';
import type { Session } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { legalName } from '../../content/company/company-of.ts';
import { premiseOf } from '../../deal/order/premises-of.ts';
import { buyerFacts } from './buyer-facts.ts';
import { ownStatement, statementNumber } from './find-statements.ts';
import { answerDocument, statementDocument } from './statement-document.ts';
import { printPdf } from '../../../kernel/document/print-pdf.ts';
import { checkOrigin } from '../../../kernel/http/check-origin.ts';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import { limitPrinting } from '../../../kernel/document/printing.ts';
import { readSession } from '../../people/session/read-session.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

const DraftSchema = v.object({
  template: v.string(),
  premise: v.optional(GuidSchema),
  answers: StatementAnswersSchema,
});

/**
 * `/api/statements/{guid}.pdf` and `/api/statements/{guid}/answer.pdf`: documents of a statement, to its
 * buyer; `POST /api/statements/preview.pdf`: the document of one that is being filled in, its JSON in the
 * field `statement` of a form.
 */
export function statementDocuments(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/api/statements/preview.pdf', async (c) => {
    checkOrigin(services.config, c);
    const session = await buyer(services, c);
    return preview(services, c, session);
  });
  app.get('/api/statements/:file{[0-9a-f-]+\\.pdf}', async (c) => {
    const session = await buyer(services, c);
    const { row, template } = await find(services, session, c.req.param('file').slice(0, -4));
    limitPrinting(services, c);
    const { db } = services;
    const document = statementDocument(template, row.answers, {
      company: legalName(services.content.library),
      number: statementNumber(row),
      buyer: await buyerFacts(db, session.user.id),
      premise: await premiseOf(services, session.user.id, row.orderGuid),
      at: row.createdAt,
    });
    return pdf(c, await printPdf(document), `Заявление ${statementNumber(row)}.pdf`);
  });
  app.get('/api/statements/:guid/answer.pdf', async (c) => {
    const session = await buyer(services, c);
    const { row, template } = await find(services, session, c.req.param('guid'));
    if (!row.decidedAt) throw refuse(404, 'Ответа на это заявление ещё нет');
    limitPrinting(services, c);
    const number = statementNumber(row);
    const document = answerDocument({
      company: legalName(services.content.library),
      ...{ number, subject: template.subject, buyer: session.user.name_full },
      ...{ isRefused: row.state === 'refused', text: row.answer ?? '', at: row.decidedAt },
    });
    return pdf(c, await printPdf(document), `Ответ на заявление ${number}.pdf`);
  });
  return app;
}

async function preview(services: Services, c: AppContext, { user }: Session): Promise<Response> {
  const { statement } = await c.req.parseBody();
  const draft = v.safeParse(
    v.pipe(v.string(), v.maxLength(100_000), v.parseJson(), DraftSchema),
    statement,
  );
  const template = draft.success ? statementTemplate(draft.output.template) : undefined;
  if (!draft.success || !template) throw refuse(400, 'Заявление не читается. Обновите страницу');
  limitPrinting(services, c);
  const document = statementDocument(template, readStatement(template, draft.output.answers), {
    company: legalName(services.content.library),
    number: null,
    buyer: await buyerFacts(services.db, user.id),
    premise: await premiseOf(services, user.id, draft.output.premise),
    at: services.clock(),
  });
  return pdf(c, await printPdf(document), `Заявление ${template.subject}, черновик.pdf`);
}

/** @throws Refused 404 */
async function find(services: Services, { user }: Session, guid: string) {
  if (!v.is(GuidSchema, guid)) throw refuse(404, 'Такого заявления нет');
  const row = await ownStatement(services.db, user.id, guid);
  const template = statementTemplate(row.template);
  if (!template) throw refuse(404, 'Такого заявления нет');
  return { row, template };
}

/** @throws Refused 401 */
async function buyer(services: Services, c: AppContext): Promise<Session> {
  const session = await readSession(services, c);
  if (!session) throw refuse(401, 'Войдите в личный кабинет');
  return session;
}

/** Shown in the browser: it is made here, of text alone. */
function pdf(c: AppContext, content: Uint8Array<ArrayBuffer>, name: string): Response {
  return c.body(content, 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
  });
}
