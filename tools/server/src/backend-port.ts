import { createBackend, readConfig, type Config } from '@m30/backend';

/** Whatever answers `/api`: this process or another backend. */
export interface BackendPort {
  fetch(request: Request, visitor: { ip: string }): Promise<Response>;
  /** Ends streams that stay open by themselves. */
  drain?(): void;
  close(): Promise<void>;
}

/** The reference backend in this process, or the one at `API_ORIGIN`. */
export async function openBackend(config: Config): Promise<BackendPort> {
  return config.apiOrigin ? remoteBackend(config.apiOrigin) : createBackend(config);
}

function remoteBackend(origin: string): BackendPort {
  return {
    fetch(request, { ip }) {
      const { pathname, search } = new URL(request.url);
      const forwarded = new Request(origin + pathname + search, request);
      forwarded.headers.append('x-forwarded-for', ip);
      return fetch(forwarded, { redirect: 'manual' });
    },
    close: () => Promise.resolve(),
  };
}

export { readConfig, type Config };
