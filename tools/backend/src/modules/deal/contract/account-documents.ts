import { Hono } from 'hono';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import * as v from 'valibot';
import type { Session } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { companyName, legalName, placeOfCompany } from '../../content/company/company-of.ts';
import { certificateDocument } from '../certificate/certificate-document.ts';
import { findCertificate } from '../certificate/find-certificates.ts';
import { contractDocument } from './contract-document.ts';
import { findContract } from './find-contracts.ts';
import { printPdf } from '../../../kernel/document/print-pdf.ts';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import { attachment, limitPrinting } from '../../../kernel/document/printing.ts';
import { readSession } from '../../people/session/read-session.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

/** A document and the name of its file. */
interface AccountDocument {
  name: string;
  document: TDocumentDefinitions;
}

/** What is printed of a buyer's own, by the first part of its address. */
const documents: Readonly<
  Record<string, (services: Services, session: Session, guid: string) => Promise<AccountDocument>>
> = {
  async contracts(services, { user }, guid) {
    const contract = await findContract(services, user.id, guid);
    const { library } = services.content;
    const company = { name: companyName(library), legal: legalName(library) };
    const about = { owner: user.name_full, now: services.clock(), company };
    return {
      name: `Справка по договору ${contract.number}.pdf`,
      document: contractDocument(contract, about),
    };
  },
  async certificates(services, { user }, guid) {
    const certificate = await findCertificate(services, user.id, guid);
    const { library } = services.content;
    // One that was spent or is over is not printed any more.
    if (!certificate?.paper) throw refuse(404, 'Такого документа нет');
    return {
      name: `Сертификат ${certificate.number}.pdf`,
      document: certificateDocument(certificate, {
        owner: user.name_full,
        company: companyName(library),
        of: placeOfCompany(library).of,
      }),
    };
  },
};

/** `/api/contracts/{guid}.pdf` and `/api/certificates/{guid}.pdf`, to their owner alone. */
export function accountDocuments(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const [path, read] of Object.entries(documents)) {
    app.get(`/api/${path}/:file{[0-9a-f-]+\\.pdf}`, async (c) => {
      const { name, document } = await read(services, await buyerOf(services, c), guidOf(c));
      limitPrinting(services, c);
      return c.body(await printPdf(document), 200, {
        'content-type': 'application/pdf',
        'content-disposition': attachment(`${path}.pdf`, name),
        'cache-control': 'no-store',
      });
    });
  }
  return app;
}

/** @throws Refused 401 */
async function buyerOf(services: Services, c: AppContext): Promise<Session> {
  const session = await readSession(services, c);
  if (!session) throw refuse(401, 'Войдите в личный кабинет');
  return session;
}

/** @throws Refused 404 */
function guidOf(c: AppContext): string {
  const guid = (c.req.param('file') ?? '').slice(0, -'.pdf'.length);
  if (!v.is(GuidSchema, guid)) throw refuse(404, 'Такого документа нет');
  return guid;
}
