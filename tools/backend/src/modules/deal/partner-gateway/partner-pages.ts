import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { localPath } from '@m30/api/local-path';
import { act } from '../../../adapters/test-partner/act.ts';
import { countCallbacks, sendCallbacks } from '../../../adapters/test-partner/callbacks.ts';
import { Refused, refuse } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { testMatters } from '../../../adapters/test-partner/test-partner.table.ts';
import { PARTNERS, type PartnerKind } from '../../../kernel/config/partner-kind.ts';
import { checkOrigin } from '../../../kernel/http/check-origin.ts';
import type { AppContext, AppEnv } from '../../../kernel/http/env.ts';
import { partnerMessage, partnerPage, PARTNER_POLICY } from './partner-page.ts';
import { readForm } from './read-form.ts';

const GuidSchema = v.pipe(v.string(), v.uuid());

/**
 * `/test-{kind}/{guid}`: the pages of the embedded partners, one a kind. Whoever knows the address
 * plays the partner; the guid is the secret.
 */
export function partnerPages(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  for (const partner of PARTNERS) {
    const path = `/test-${partner}/:guid`;
    app.use(path, async (c, next) => {
      if (!services.partners.isEmbedded(partner)) throw refuse(404, 'Такой страницы нет');
      c.header('cache-control', 'no-store');
      c.header('content-security-policy', PARTNER_POLICY);
      c.header('x-robots-tag', 'noindex');
      await next();
    });
    app.get(path, async (c) => {
      await sendCallbacks(services);
      return showPage(services, c, partner, null);
    });
    app.post(path, async (c) => {
      checkOrigin(services.config, c);
      try {
        const { action = '', code = '' } = await readForm(c);
        const guid = readGuid(c);
        const leave = await act(services, { partner, guid, action, code: code.trim() });
        return c.redirect(localPath(leave ?? '') ?? `/test-${partner}/${guid}`, 303);
      } catch (error) {
        if (!(error instanceof Refused) || error.status === 403) throw error;
        return showPage(services, c, partner, error);
      }
    });
  }
  return app;
}

async function showPage(
  { db }: Services,
  c: AppContext,
  partner: PartnerKind,
  refused: Refused | null,
): Promise<Response> {
  const guid = c.req.param('guid') ?? '';
  const [matter] = v.is(GuidSchema, guid)
    ? await db.select().from(testMatters).where(eq(testMatters.guid, guid))
    : [];
  if (matter?.partner !== partner) {
    return c.html(partnerMessage(partner, 'Такой страницы нет', 'Проверьте адрес.'), 404);
  }
  const waiting = await countCallbacks(db, matter.subject);
  const status = refused?.status === 409 ? 409 : refused ? 422 : 200;
  return c.html(partnerPage({ matter, waiting, error: refused?.message ?? null }), status);
}

/** @throws Refused 404 */
function readGuid(c: AppContext): string {
  const guid = c.req.param('guid');
  if (!v.is(GuidSchema, guid)) throw refuse(404, 'Такой страницы нет');
  return guid;
}
