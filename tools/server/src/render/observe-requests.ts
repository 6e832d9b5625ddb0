import { getConnInfo } from '@hono/node-server/conninfo';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import {
  inAnswerSpan,
  noteAnswer,
  requestIdOf,
  type Config,
  type createLog,
  type Metrics,
} from '@m30/backend';
import type { Context } from 'hono';

/** What a process notes of its requests. */
export interface Observer {
  metrics: Metrics;
  log: ReturnType<typeof createLog>;
}

/** Variables of the HTTP context that the middleware share. */
export interface ServerEnv {
  Variables: { requestId: string };
}

/** Names each request, for the log and for questions to support: `X-Request-Id`. */
export function nameRequests({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const { address = '' } = getConnInfo(c).remote;
    const requestId = requestIdOf(trustProxy, address, c.req.header('x-request-id'));
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
  });
}

/**
 * Answers a request in the span that the others of its trace stand below.
 * @param answer calls back with the pattern of a page that it renders
 */
export function traceRequest(
  c: Context<ServerEnv>,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  answer: (onRoute: (route: string) => void) => Promise<Response>,
): Promise<Response> {
  const { method } = c.req;
  const { address = '' } = getConnInfo(c).remote;
  const traceparent = c.req.header('traceparent');
  const requestId = c.get('requestId');
  let route = routePath(c);
  return inAnswerSpan(
    { kind: 'server', method, requestId, traceparent, trustProxy, neighbour: address },
    async (span) => {
      const response = await answer((known) => (route = known));
      const name = response.headers.get('x-api-method') ?? route;
      noteAnswer(span, `${method} ${name}`, response.status);
      return response;
    },
  );
}

/** One rendering of a page, for metrics and log. */
export interface PageAnswer {
  /** Pattern of the address, below the app's own path. */
  route: string;
  status: number;
  ms: number;
  requestId: string | undefined;
}

/** Records a page that was rendered; successes are logged at `debug` alone. */
export function notePage({ metrics, log }: Observer, { route, status, ms, requestId }: PageAnswer) {
  const name = metrics.routeOf(route);
  metrics.requests.inc({ kind: 'page', name, status });
  metrics.durations.observe({ kind: 'page', name }, ms / 1000);
  log[status < 500 ? 'debug' : 'info']({ requestId, name, status, ms: Math.round(ms) }, 'page');
}
