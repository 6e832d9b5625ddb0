import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { specifiedPaths, type Methods } from '@m30/api';
import { examples } from '@m30/api/examples';
import { UNKNOWN } from './addresses.ts';

/** A backend that has some methods of the contract and nothing else. */
export interface StubBackend {
  readonly origin: string;
  close(): void;
}

/** Cookie of a visitor whom the stub takes for a buyer. */
export const BUYER = 'stub=buyer';

const USER = 'User.GetInfo';

const PAGE = 'Content.GetPage';

/** Tells where an old address is now; those of the route table have not moved. */
const MOVED = 'Content.GetRedirect';

/**
 * Starts a stub that answers the first example of each of these methods, at the very path that the specification
 * writes it with; whatever else is asked for is a page of HTML that says 404, as most servers do. What is asked
 * for about an unknown address is a 404 of the method's own, in JSON and without a word more; of a page of blocks a page of
 * HTML that says 501. Every picture is there: its file says its address.
 */
export async function startStub(names: Iterable<keyof Methods>): Promise<StubBackend> {
  const byPath = new Map(
    [...names].map((name) => [specifiedPaths.get(name) ?? `/api/${name}`, name]),
  );
  const server = createServer((request, response) => {
    request.resume();
    const [path = '', query = ''] = (request.url ?? '').split('?');
    if (path.startsWith('/media/')) {
      response.writeHead(200, { 'content-type': 'image/avif' }).end(path);
      return;
    }
    const name = byPath.get(path);
    if (!name) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
      return;
    }
    const isUnknown = query.includes(encodeURIComponent(UNKNOWN));
    if (isUnknown && name === PAGE) {
      response.writeHead(501, { 'content-type': 'text/html' }).end('<h1>Not Implemented</h1>');
      return;
    }
    const results = examples[name].map(({ result }): unknown => result);
    const isBuyer = request.headers.cookie?.includes(BUYER) ?? false;
    const result =
      name === USER ? results.find(userIs(isBuyer)) : results.at(name === MOVED ? -1 : 0);
    const answer = isUnknown ? { code: 404, message: 'Нет такого' } : { code: 200, result };
    response
      .writeHead(answer.code, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
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
