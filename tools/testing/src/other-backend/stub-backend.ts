import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { registry, specifiedPaths, type MethodContract, type MethodExample } from '@m30/api';

const methods = fileURLToPath(new URL('../../../../libs/api/src/methods', import.meta.url));

/** A backend that has the methods of the specification (§7) and nothing else. */
export interface StubBackend {
  readonly origin: string;
  close(): void;
}

/** Cookie of a visitor whom the stub takes for a buyer. */
export const BUYER = 'stub=buyer';

/**
 * Starts a stub that answers the first example of each method of the specification, at the very path that it
 * is written with; whatever else is asked for is a page of HTML that says 404, as most servers do.
 */
export async function startStub(): Promise<StubBackend> {
  const answers = await readAnswers();
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

/** Results of the examples by the path of their method. */
async function readAnswers(): Promise<Map<string, unknown[]>> {
  const answers = new Map<string, unknown[]>();
  for (const file of globSync('**/*.method.ts', { cwd: methods })) {
    const declared = new Set(Object.values((await import(`${methods}/${file}`)) as object));
    const method = registry.find((one) => declared.has(one));
    const path = specifiedPaths.get(method?.name ?? '');
    if (path === undefined) continue;
    const { examples } = (await import(
      `${methods}/${file.replace('.method.ts', '.examples.ts')}`
    )) as { examples: MethodExample<MethodContract>[] };
    answers.set(
      path,
      examples.map(({ result }) => result),
    );
  }
  return answers;
}
