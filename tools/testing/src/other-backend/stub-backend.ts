import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { specifiedPaths, type Methods } from '@m30/api';
import { examples } from '@m30/api/examples';

/** A backend that has the methods of the specification (§7) and nothing else. */
export interface StubBackend {
  readonly origin: string;
  close(): void;
}

/** Cookie of a visitor whom the stub takes for a buyer. */
export const BUYER = 'stub=buyer';

/** Results of the examples by the path of their method. */
const answers = new Map<string, unknown[]>(
  [...specifiedPaths].map(([name, path]) => [
    path,
    examples[name as keyof Methods].map(({ result }) => result),
  ]),
);

/**
 * Starts a stub that answers the first example of each method of the specification, at the very path that it
 * is written with; whatever else is asked for is a page of HTML that says 404, as most servers do.
 */
export async function startStub(): Promise<StubBackend> {
  const server = createServer((request, response) => {
    request.resume();
    const [path = ''] = (request.url ?? '').split('?');
    const results = answers.get(path);
    if (!results) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
      return;
    }
    const isBuyer = request.headers.cookie?.includes(BUYER) ?? false;
    const result = path === '/api/User.GetInfo/' ? results.find(userIs(isBuyer)) : results[0];
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: 200, result }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const userIs = (known: boolean) => (result: unknown) =>
  ((result as { user: unknown }).user !== null) === known;
