import { randomBytes } from 'node:crypto';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { LoadContextOptions } from '@m30/shell/server';
import { createAnswerStore } from './answer-store.ts';
import type { BackendPort } from './backend-port.ts';
import { notePage, type Observer } from './observe-requests.ts';

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

/**
 * Joins an app's build with the backend. Cookies that the backend sets while a page is rendered
 * (a session that slides) go out with the page.
 */
export function createRender(
  build: AppBuild,
  backend: BackendPort,
  publicOrigin: string,
  observer?: Observer,
): Render {
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const handle = createRequestHandler(build, mode);
  const answers = createAnswerStore(backend.version);
  return async ({ request, ip, requestId }, whole = false) => {
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
    if (observer) {
      const route = build.basename === '/' ? observed.route : `${build.basename}${observed.route}`;
      const ms = performance.now() - started;
      notePage(observer, { route, status: response.status, ms, requestId });
    }
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return { response, nonce, own, failed };
  };
}

/** Answers the pages of an app, each rendered for its visitor alone. */
export function createAppHandler(
  build: AppBuild,
  backend: BackendPort,
  publicOrigin: string,
  observer?: Observer,
): AppHandler {
  const render = createRender(build, backend, publicOrigin, observer);
  return async (visit) => (await render(visit)).response;
}
