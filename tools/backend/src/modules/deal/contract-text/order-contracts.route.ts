import { Hono } from 'hono';
import * as v from 'valibot';
import { printPdf } from '../../../kernel/document/print-pdf.ts';
import { attachment, limitPrinting } from '../../../kernel/document/printing.ts';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import type { Session } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { readSession } from '../../people/session/read-session.ts';
import { ensureFile } from './contract-file.ts';
import { currentTexts, textOf, type TextRow } from './contract-texts.ts';
import { contractFileName, signatureFileName } from './file-names.ts';
import { ownOrder } from './own-order.ts';
import { companyName } from '../../content/company/company-of.ts';
import { signaturePaper } from './signature-paper.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

interface Paper {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * `/api/order-contracts/{order}.pdf`, the draft or what was signed, and `/api/order-contracts/{order}/signature.pdf`, to their
 * buyer alone; `?part=1` names another lot of a set.
 */
export function orderContracts(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/api/order-contracts/:file{[0-9a-f-]+\\.pdf}', (c) =>
    send(services, c, async (row) => {
      if (row.fileHash === null) limitPrinting(services, c);
      return { name: contractFileName(row), bytes: (await ensureFile(services, row)).file };
    }),
  );
  app.get('/api/order-contracts/:guid/signature.pdf', (c) =>
    send(services, c, async (row, { user }) => {
      if (row.signedAt === null) throw refuse(404, 'Договор ещё не подписан');
      limitPrinting(services, c);
      const { fileHash } = await ensureFile(services, row);
      const paper = signaturePaper(
        { ...row, fileHash },
        user.name_full,
        companyName(services.content.library),
      );
      return { name: signatureFileName(row), bytes: await printPdf(paper) };
    }),
  );
  return app;
}

async function send(
  services: Services,
  c: AppContext,
  print: (row: TextRow, session: Session) => Promise<Paper>,
): Promise<Response> {
  const session = await readSession(services, c);
  if (!session) throw refuse(401, 'Войдите в личный кабинет');
  const guid = (c.req.param('guid') ?? c.req.param('file') ?? '').replace(/\.pdf$/, '');
  if (!v.is(GuidSchema, guid)) throw refuse(404, 'Такого документа нет');
  const order = await ownOrder(services.db, { userId: session.user.id, guid });
  const set = await currentTexts(services.db, services, order);
  const part = Number(c.req.query('part') ?? 0);
  const { name, bytes } = await print(textOf(set, part), session);
  return c.body(bytes, 200, {
    'content-type': 'application/pdf',
    'content-disposition': attachment('contract.pdf', `${name}.pdf`),
    'cache-control': 'no-store',
  });
}
