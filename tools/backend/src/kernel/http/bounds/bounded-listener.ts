import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { Refused, refuse } from '../../method/refuse.ts';
import { isOwnWrite } from '../check-origin.ts';
import { BODY_BOUNDS, bodyKindOf, type BodyKind } from './body-kinds.ts';
import { createByteBudget, type ByteBudget } from './byte-budget.ts';
import { checkAddress } from './check-address.ts';
import { checkShape } from './check-shape.ts';
import { hasBody } from './close-unread.ts';
import { readBody, SenderGone } from './read-body.ts';
import { refusalAnswer } from './refusal-answer.ts';

type Fetch = Parameters<typeof getRequestListener>[0];
type Env = Parameters<Fetch>[1];

interface Options {
  config: Pick<Config, 'publicOrigin' | 'allowedOrigin'>;
  log: Pick<Logger, 'info'>;
  /** Milliseconds for a body to arrive. */
  deadline?: number;
  /** Bytes of all bodies that are held. */
  budget?: ByteBudget;
}

/** Milliseconds: 64 KB over the worst of mobile networks. */
const DEADLINE = 20_000;

/** Bytes of bodies that a process holds at once, until they are answered. */
const IN_FLIGHT = 16 * 1024 * 1024;

const VERBS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PAGE_VERBS = new Set(['GET', 'HEAD', 'POST']);

/**
 * Listens for an application that then never meets an address that cannot be decoded, a body beyond its bounds
 * or one that is broken: those are refused here, with a page or an envelope. The application gets bodies whole.
 */
export function boundedListener(fetch: Fetch, options: Options) {
  const { config, log, deadline = DEADLINE, budget = createByteBudget(IN_FLIGHT) } = options;

  /** @throws Refused */
  async function answer(request: Request, env: Env, incoming: IncomingMessage) {
    const { method, url } = request;
    const kind = bodyKindOf(method, new URL(url).pathname);
    if (!VERBS.has(method)) throw refuse(405, 'Такого способа запроса здесь нет');
    checkAddress(incoming.url ?? '');
    if (kind === 'page') checkPage(request, config);
    // A body of GET is read by nobody.
    const isRead = method !== 'GET' && method !== 'HEAD' && (kind === 'page' || hasBody(incoming));
    if (kind === 'pieces' || !isRead) return fetch(request, env);
    return answerBody(request, env, { incoming, kind });
  }

  async function answerBody(
    request: Request,
    env: Env,
    { incoming, kind }: { incoming: IncomingMessage; kind: Exclude<BodyKind, 'pieces'> },
  ) {
    const bounds = BODY_BOUNDS[kind];
    const bytes = await readBody(incoming, { most: bounds.bytes, deadline, budget });
    try {
      const { method, url, headers, signal } = request;
      await checkShape(bytes, headers.get('content-type') ?? '', bounds);
      const body = bytes.length > 0 ? bytes : null;
      return await fetch(new Request(url, { method, headers, body, signal }), env);
    } finally {
      budget.give(bytes.length);
    }
  }

  function refused(error: unknown, url: string): Response {
    if (error instanceof SenderGone) return new Response(null, { status: 400 });
    if (!(error instanceof Refused)) throw error;
    const { status, message } = error;
    log.info({ status, refused: message }, 'refused before it was read');
    const { publicOrigin } = config;
    return refusalAnswer(error, { isApi: /^(https?:\/\/[^/]*)?\/api\//.test(url), publicOrigin });
  }

  return getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      try {
        return await answer(request, env, incoming);
      } catch (error) {
        return refused(error, request.url);
      }
    },
    // What is no address at all has no request; `boundConnections` deals with bodies that nobody reads.
    {
      autoCleanupIncoming: false,
      errorHandler: () => refused(refuse(400, 'Адрес написан с\u00a0ошибкой'), ''),
    },
  );
}

/** @throws Refused 403 or 405 */
function checkPage(request: Request, config: Options['config']): void {
  if (!PAGE_VERBS.has(request.method))
    throw refuse(405, 'Страницу открывают, а\u00a0формы отправляют');
  if (!isOwnWrite(config, request)) throw refuse(403, 'Запрос пришёл с другого сайта');
}
