import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { registry } from '@m30/api';
import { toOpenApi } from '@m30/api/openapi';
import type { Handler } from '../kernel/method/implement.ts';
import { refuse } from '../kernel/method/refuse.ts';
import { inAnswerSpan, noteAnswer } from '../kernel/observability/tracing/answer-span.ts';
import { requestIdOf } from '../kernel/http/request-id.ts';
import type { Services } from '../kernel/services.ts';
import { visitorAddress } from '../kernel/network/trust-proxy.ts';
import { accountDocuments } from '../modules/deal/contract/account-documents.ts';
import { orderContracts } from '../modules/deal/contract-text/order-contracts.route.ts';
import { accountExport } from '../modules/service/personal-data/account-export.ts';
import { answerMethod } from './method/answer-method.ts';
import { answerError } from '../kernel/http/answer-error.ts';
import { foreignOrigin } from '../kernel/http/check-origin.ts';
import { cspReports } from '../kernel/http/csp-reports.ts';
import type { AppContext, AppEnv } from '../kernel/http/env.ts';
import { crmHook } from '../modules/deal/crm/crm-hook.route.ts';
import { documentSender } from '../kernel/document/document-sender.ts';
import { feeds } from '../modules/discovery/feed/feeds.ts';
import { handoverDocuments } from '../modules/service/acceptance/handover-documents.ts';
import { health } from './health.ts';
import { indexHandlers } from './method/index-handlers.ts';
import { llms } from '../modules/discovery/site-search/llms.ts';
import { lotEvents } from '../modules/deal/live/lot-events.route.ts';
import { models } from '../modules/catalogue/model/model.route.ts';
import { views } from '../modules/catalogue/view/view.route.ts';
import { lotSheet } from '../modules/catalogue/lot-sheet/lot-sheet.route.ts';
import { madeDrawings } from '../modules/catalogue/building/made-drawings.ts';
import { media } from '../modules/media/media.ts';
import { mortgageSchedule } from '../modules/deal/mortgage/mortgage-schedule.ts';
import { orderFiles } from '../modules/deal/order-file/order-files.route.ts';
import { noticeEvents } from '../modules/people/notice/notice-events.ts';
import { partnerCallbacks } from '../modules/deal/partner-gateway/partner-callbacks.ts';
import { partnerPages } from '../modules/deal/partner-gateway/partner-pages.ts';
import { reviewPhotos } from '../modules/content/review/review-photos.ts';
import { sharePicture } from '../modules/discovery/share-picture/share-picture.ts';
import { shortlistEvents } from '../modules/deal/shortlist/stream/shortlist-events.route.ts';
import { staff } from '../staff/staff.ts';
import { testStaff } from '../staff/test-staff.ts';
import { unsubscribe } from '../modules/discovery/saved-search/unsubscribe.ts';
import { staffActions } from './staff/staff-registry.ts';
import { studioApp } from './studio/studio-app.ts';
import { statementDocuments } from '../modules/service/statement/statements.ts';
import { uploads } from '../modules/people/upload/uploads.ts';
import { viewingFiles } from '../modules/service/viewing/viewing-files.route.ts';

const METHOD = /^[A-Z]\w*\.[A-Z]\w*$/;

/**
 * Serves the contract under `/api`, its OpenAPI document, pictures, feeds and the health checks.
 * @throws Error when two handlers answer one method, or one answers a method outside the contract
 */
export function createApp(services: Services, handlers: readonly Handler[]): Hono<AppEnv> {
  const byName = indexHandlers(handlers);
  const openApi = toOpenApi(registry, '1');
  const store = services.media;
  const sendDocument = documentSender(services);
  const app = new Hono<AppEnv>();

  app.use(async (c, next) => {
    const started = performance.now();
    const { config, metrics } = services;
    const ip = c.env?.ip ?? '';
    const given = c.req.header('x-request-id');
    const requestId = c.env?.requestId ?? requestIdOf(config.trustProxy, ip, given);
    const forwarded = c.req.header('x-forwarded-for') ?? '';
    c.set('requestId', requestId);
    c.set('log', services.log.child({ requestId }));
    c.set('visitor', {
      ip: visitorAddress(config.trustProxy, ip, forwarded),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
      origin: foreignOrigin(config, c.req.raw),
    });
    await inAnswerSpan(
      {
        ...{ kind: 'internal', method: c.req.method, requestId, neighbour: ip },
        ...{ traceparent: c.req.header('traceparent'), trustProxy: config.trustProxy },
      },
      async (span) => {
        await next();
        // `c.header` would read an answer into a stream to make another one of it.
        c.res.headers.set('x-request-id', requestId);
        c.res.headers.set('x-content-type-options', 'nosniff');
        const ms = Math.round((performance.now() - started) * 10) / 10;
        const name = nameOf(c);
        const kind = METHOD.test(name) ? 'api' : 'file';
        const { status } = c.res;
        metrics.requests.inc({ kind, name, status });
        metrics.durations.observe({ kind, name }, ms / 1000);
        noteAnswer(span, name, status);
        const about = { verb: c.req.method, name, status, ms };
        // A page makes several calls: those that went well would drown the rest.
        c.get('log')[status < 400 ? 'debug' : 'info'](about, 'answered');
      },
    );
  });

  app.onError((error, c) => answerError(error, c));
  app.notFound((c) => answerError(refuse(404, 'Такой страницы нет'), c));
  app.route('/', health(services));
  app.route('/', reviewPhotos(services));
  app.route(
    '/',
    madeDrawings(services.catalogue, (plan) => store.drawing(`plans/${plan}-mini.svg`)),
  );
  app.route('/', sharePicture(services, store));
  app.route('/', views(services.views));
  app.route('/', models(services));
  app.route('/', media(store));
  app.route('/', feeds(services));
  app.route('/', llms(services));
  app.get('/api/openapi.json', (c) => c.json(openApi));
  app.route('/', cspReports(services));
  app.route('/', lotEvents(services));
  app.route('/', accountDocuments(services));
  app.route('/', orderContracts(services));
  app.route('/', accountExport(services));
  app.route('/', noticeEvents(services));
  app.route('/', shortlistEvents(services));
  app.route('/', unsubscribe(services));
  app.route('/', orderFiles(services));
  app.route('/', handoverDocuments(services));
  app.route('/', statementDocuments(services));
  app.route('/', uploads(services));
  app.route('/', viewingFiles(services));
  app.route('/', partnerCallbacks(services));
  app.route('/', crmHook(services));
  app.route('/', partnerPages(services));
  app.route('/', testStaff(services, staffActions));
  app.route('/', lotSheet(services, sendDocument));
  app.route('/', mortgageSchedule(services, sendDocument));
  app.route('/', staff(services, staffActions));
  app.route('/', studioApp(services));
  app.all('/api/*', (c) => answerMethod(services, byName, c));
  return app;
}

/** Name of the method, or the pattern of the address: never the address itself. */
const nameOf = (c: AppContext): string => c.get('name') ?? routePath(c, -1);
