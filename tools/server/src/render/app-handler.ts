import { randomBytes } from 'node:crypto';
import { createRequestHandler, type ServerBuild } from 'react-router';
import {
  inSpan,
  noteAnswer,
  refusalAnswer,
  visitorAddress,
  type Config,
  type Span,
} from '@m30/backend';
import type { LoadContextOptions } from '@m30/shell/server';
import { createAnswerStore } from './answer-store.ts';
import type { BackendPort } from './backend-port.ts';
import { createMarkupStore } from './markup-store.ts';
import { notePage, type Observer } from './observe-requests.ts';
import type { RenderQueue } from './render-queue.ts';

/** Server build of an app; its entry says how the context of a request is made. */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(
        options: LoadContextOptions,
      ): NonNullable<Parameters<ReturnType<typeof createRequestHandler>>[1]>;
    };
  };
};

export interface Visit {
  request: Request;
  /** Address of the socket's other end. */
  ip: string;
  /** What the log calls the request. */
  requestId?: string;
  /** Called with the pattern of the address once it is known. */
  onRoute?: (route: string) => void;
  /** Aborted when nobody waits for the answer any more. @default the request's own */
  signal?: AbortSignal;
}

/** Answers a page request of one app. */
export type AppHandler = (visit: Visit) => Promise<Response>;

/** A page that was rendered, with what tells whether others may get it too. */
export interface Rendered {
  response: Response;
  /** Nonce of its scripts. */
  nonce: string;
  /** Something in it was asked for as this visitor. */
  own: boolean;
  /** The backend failed in something that it shows. */
  failed: boolean;
}

/** Renders a page; with `whole` it is sent when all of it is there. */
export type Render = (visit: Visit, whole?: boolean) => Promise<Rendered>;

/** What the pages of a process are made with. */
export interface Rendering {
  backend: BackendPort;
  config: Pick<Config, 'publicOrigin' | 'trustProxy'>;
  /** Shared by the apps of the process. */
  queue: RenderQueue;
  observer?: Observer;
}

/**
 * Joins an app's build with the backend. Cookies that the backend sets while a page is rendered
 * (a session that slides) go out with the page. A page for which there is no room in the queue is a 503.
 */
export function createRender(
  build: AppBuild,
  { backend, config, queue, observer }: Rendering,
): Render {
  const { publicOrigin } = config;
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const handle = createRequestHandler(build, mode);
  const answers = createAnswerStore(backend.version);
  // In development a component changes while its key does not.
  const markup = mode === 'production' ? createMarkupStore() : undefined;
  return async (visit, whole = false) => {
    const { request, ip, signal = request.signal } = visit;
    const forwarded = request.headers.get('x-forwarded-for') ?? '';
    const address = visitorAddress(config.trustProxy, ip, forwarded);
    const work = () => inSpan(RENDERING, (span) => render(visit, whole, span));
    const rendered = await queue.run(work, { address, signal });
    return rendered ?? busy(publicOrigin);
  };

  async function render(visit: Visit, whole: boolean, span: Span): Promise<Rendered> {
    const { request, ip, requestId, onRoute } = visit;
    const started = performance.now();
    const observed = {
      route: '*',
      onError: (error: unknown) =>
        observer
          ? observer.log.error({ err: error, requestId, name: observed.route }, 'page failed')
          : console.error(error),
    };
    const cookies: string[] = [];
    const nonce = randomBytes(16).toString('base64');
    let own = false;
    let failed = false;
    const context = build.entry.module.createLoadContext({
      request,
      publicOrigin,
      nonce,
      whole,
      observed,
      answers,
      ...(markup && { markup }),
      async transport(call, asVisitor) {
        own ||= asVisitor;
        const answer = await backend.fetch(call, { ip, ...(requestId && { requestId }) });
        // What another backend does not have will not be there at the next try.
        failed ||= answer.status >= 500 && answer.status !== 501;
        cookies.push(...answer.headers.getSetCookie());
        return answer;
      },
    });
    const response = await handle(request, context);
    const route = build.basename === '/' ? observed.route : `${build.basename}${observed.route}`;
    noteAnswer(span, route, response.status);
    onRoute?.(route);
    if (observer) {
      const ms = performance.now() - started;
      notePage(observer, { route, status: response.status, ms, requestId });
    }
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return { response, nonce, own, failed };
  }
}

const RENDERING = { name: 'page', kind: 'internal' } as const;

function busy(publicOrigin: string): Rendered {
  const refused = { status: 503, message: 'Сейчас слишком много посетителей. Обновите страницу' };
  const response = refusalAnswer(refused, { isApi: false, publicOrigin });
  return { response, nonce: '', own: false, failed: true };
}

/** Answers the pages of an app, each rendered for its visitor alone. */
export function createAppHandler(build: AppBuild, rendering: Rendering): AppHandler {
  const render = createRender(build, rendering);
  return async (visit) => (await render(visit)).response;
}
