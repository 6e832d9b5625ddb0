import { randomBytes } from 'node:crypto';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { LoadContextOptions } from '@m30/shell/server';
import type { BackendPort } from './backend-port.ts';

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
}

/** Answers a page request of one app. */
export type AppHandler = (visit: Visit) => Promise<Response>;

/**
 * Joins an app's build with the backend. Cookies that the backend sets while a page is rendered
 * (a session that slides) go out with the page.
 */
export function createAppHandler(
  build: AppBuild,
  backend: BackendPort,
  publicOrigin: string,
): AppHandler {
  const mode = process.env['NODE_ENV'] === 'development' ? 'development' : 'production';
  const handle = createRequestHandler(build, mode);
  return async ({ request, ip }) => {
    const cookies: string[] = [];
    const context = build.entry.module.createLoadContext({
      request,
      publicOrigin,
      nonce: randomBytes(16).toString('base64'),
      async transport(call) {
        const answer = await backend.fetch(call, { ip });
        cookies.push(...answer.headers.getSetCookie());
        return answer;
      },
    });
    const response = await handle(request, context);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  };
}
