import { createBackend, readConfig, type AppName, type Config } from '@m30/backend';

/** Whatever answers `/api`: this process or another backend. */
export interface BackendPort {
  fetch(request: Request, visitor: { ip: string }): Promise<Response>;
  /** Another value whenever the content of the pages has changed. */
  version(): unknown;
  /** Ends streams that stay open by themselves. */
  drain?(): void;
  close(): Promise<void>;
}

/** The reference backend in this process, or the one at `API_ORIGIN`. */
export async function openBackend(config: Config): Promise<BackendPort> {
  if (config.apiOrigin) return remoteBackend(config.apiOrigin);
  const backend = await createBackend(config);
  const { content, catalogue } = backend.services;
  return { ...backend, version: versionOf(() => [content.library, catalogue.snapshot]) };
}

/** Each reading of the content makes a new object: the version counts how often one was seen. */
function versionOf(read: () => readonly unknown[]): () => number {
  let last = read();
  let version = 0;
  return () => {
    const now = read();
    if (now.some((part, index) => part !== last[index])) version += 1;
    last = now;
    return version;
  };
}

/** Nothing tells of another backend's changes: what is kept of it is young. */
function remoteBackend(origin: string): BackendPort {
  let closing = false;
  return {
    async fetch(request, { ip }) {
      const { pathname, search } = new URL(request.url);
      if (closing && pathname === '/readyz')
        return Response.json({ status: 'closing' }, { status: 503 });
      const forwarded = new Request(origin + pathname + search, request);
      forwarded.headers.append('x-forwarded-for', ip);
      return fetch(forwarded, { redirect: 'manual' });
    },
    version: () => 0,
    drain() {
      closing = true;
    },
    close: () => Promise.resolve(),
  };
}

export { readConfig, type AppName, type Config };
