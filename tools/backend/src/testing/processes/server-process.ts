import { KillableServer } from './killable-server.ts';
import { TestClient } from '../test-client.ts';

/** The backend as a process of its own, beside others on one database. */
export interface ServerProcess {
  /** A visitor without cookies. */
  visitor(): TestClient;
  /** Ends it gracefully. */
  stop(): Promise<void>;
}

/** Starts a backend on a free port; resolves when its database answers. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const server = new KillableServer(environment);
  await server.start();
  return {
    visitor: () =>
      new TestClient(({ url, method, headers, body }) => {
        const { pathname, search } = new URL(url);
        const init = { method, headers, body, ...(body && { duplex: 'half' as const }) };
        return fetch(`${server.origin}${pathname}${search}`, init);
      }),
    stop: () => server.end('SIGTERM'),
  };
}
