import { Hono } from 'hono';
import { studioOpenApi, studioRegistry } from '@m30/studio/contract';
import {
  AUDIT_CSV_PATH,
  FIGURES_CSV_PATH,
  LEADS_CSV_PATH,
  LETTER_FRAME_PATH,
  STUDIO_FILES_PATH,
  STUDIO_UPLOADS_PATH,
} from '@m30/studio/contract/core/addresses';
import { getFigures, listAudit, listLeads } from '@m30/studio/contract';
import type { AppEnv } from '../../kernel/http/env.ts';
import { sendCsv } from '../../kernel/http/send-csv.ts';
import { parseInput } from '../../kernel/method/parse-input.ts';
import type { Services } from '../../kernel/services.ts';
import { withRight } from '../../kernel/studio/studio-call.ts';
import { exportLeads } from '../../modules/deal/lead-work/export-leads.ts';
import { auditCsv } from '../../modules/staff/audit/audit-csv.ts';
import { eachAudit } from '../../modules/staff/audit/find-audit.ts';
import { isReviewPhoto } from '../../modules/service/feedback/read-reviews.ts';
import { uploadRoutes } from '../../modules/people/upload/uploads.ts';
import { studioCallOf } from '../../modules/staff/session/read-staff.ts';
import { figuresCsv } from '../../studio/figures/figures-csv.ts';
import { readFigures } from '../../studio/figures/get-figures.handler.ts';
import { LETTER_FRAME, LETTER_FRAME_POLICY } from '../../studio/letter/letter-frame.ts';
import { sendUpload } from '../../modules/people/upload/send-upload.ts';
import { answerStudio } from './answer-studio.ts';
import { indexStudio } from './index-studio.ts';
import * as handlers from './studio-handlers.ts';

/** `/studio/api`, its OpenAPI document, and what the Studio downloads. Nothing of it may be stored or framed. */
export function studioApp(services: Services): Hono<AppEnv> {
  const byName = indexStudio(Object.values(handlers));
  const openApi = studioOpenApi(studioRegistry, '1');
  const app = new Hono<AppEnv>();

  app.get('/studio/api/openapi.json', (c) => c.json(openApi));

  app.get(LETTER_FRAME_PATH, (c) =>
    c.html(LETTER_FRAME, 200, {
      'cache-control': 'no-store',
      'content-security-policy': LETTER_FRAME_POLICY,
    }),
  );

  app.get(AUDIT_CSV_PATH, async (c) => {
    withRight(await studioCallOf(services, c, null), 'audit.read');
    const { page: _, ...filter } = parseInput(listAudit.input, c.req.query());
    const table = auditCsv(eachAudit(services.db, filter));
    return sendCsv(c, { table, name: 'zhurnal', now: services.clock() });
  });

  app.get(LEADS_CSV_PATH, async (c) => {
    const call = await studioCallOf(services, c, null);
    withRight(call, 'leads.read');
    const table = await exportLeads(call, parseInput(listLeads.input, c.req.query()));
    return sendCsv(c, { table, name: 'lidy', now: services.clock() });
  });

  app.get(FIGURES_CSV_PATH, async (c) => {
    withRight(await studioCallOf(services, c, null), 'figures.read');
    const { days } = parseInput(getFigures.input, c.req.query());
    const table = figuresCsv(await readFigures(services, Number(days)));
    return sendCsv(c, { table, name: 'cifry', now: services.clock() });
  });

  app.get(`${STUDIO_FILES_PATH}/:guid`, async (c) => {
    const call = await studioCallOf(services, c, null);
    return sendUpload(services, c, async (kind, guid) => {
      const right = (await isReviewPhoto(services.db, guid))
        ? 'reviews.moderate'
        : rightOfFile(kind);
      withRight(call, right);
    });
  });

  app.route(
    '/',
    uploadRoutes(services, STUDIO_UPLOADS_PATH, async (c) => {
      withRight(await studioCallOf(services, c, null), 'media.edit');
      return 'staff';
    }),
  );

  app.all('/studio/api/*', (c) => answerStudio(services, byName, c));
  return app;
}

const RIGHTS_OF_FILES = {
  order: 'documents.check',
  lead: 'leads.read',
  ticket: 'questions.answer',
  defect: 'handover.manage',
} as const;

/** Whose files a role may read is what it works on. */
function rightOfFile(kind: string) {
  return RIGHTS_OF_FILES[kind as keyof typeof RIGHTS_OF_FILES] ?? 'staff.change';
}
