import { readConfig, type AppName, type Config } from '@m30/backend';
import type { Observer } from './observe-requests.ts';
import { remoteBackend } from './remote-backend.ts';

/** Whatever answers `/api`: this process or another backend. */
export interface BackendPort {
  fetch(request: Request, visitor: { ip: string; requestId?: string }): Promise<Response>;
  /** Another value whenever the content of the pages has changed. */
  version(): unknown;
  /** There is no content yet that a page could be drawn from. */
  isEmpty(): boolean | Promise<boolean>;
  /** Ends streams that stay open by themselves. */
  drain?(): void;
  close(): Promise<void>;
}

/** The reference backend in this process, or the one at `API_ORIGIN`. */
export async function openBackend(config: Config, observer?: Observer): Promise<BackendPort> {
  if (config.apiOrigin) return remoteBackend(config, observer);
  const { createBackend } = await import('@m30/backend/backend');
  const backend = await createBackend(config, observer);
  const { content, catalogue } = backend.services;
  return {
    ...backend,
    version: versionOf(() => [content.library, catalogue.snapshot]),
    isEmpty: () => content.library.templates === null,
  };
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

export { readConfig, type AppName, type Config };
