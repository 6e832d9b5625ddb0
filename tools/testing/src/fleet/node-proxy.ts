import { Agent, createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Front } from './front.ts';

/** Milliseconds until a process has to have answered. */
const TIMEOUT_MS = 20_000;

/** What asking one process came to. */
interface Answer {
  status: number;
  headers: IncomingMessage['rawHeaders'];
  body: Buffer;
}

/**
 * A proxy with the retry rules of `deploy/nginx/proxy.conf`: the processes take turns, and what meets an
 * error, a 502 or a 503 asks the next one once. An answer is passed on when all of it is there.
 */
export async function startNodeProxy(ports: readonly number[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let turn = 0;

  async function askTwice(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const first = ports[turn++ % ports.length] ?? 0;
    const second = ports[turn % ports.length] ?? 0;
    const answer = await forward(agent, first, incoming, body).catch(() => null);
    if (answer && answer.status !== 502 && answer.status !== 503) return answer;
    return forward(agent, second, incoming, body);
  }

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      askTwice(incoming, Buffer.concat(parts)).then(
        ({ status, headers, body }) => outgoing.writeHead(status, withoutHop(headers)).end(body),
        () => outgoing.writeHead(502).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    name: 'a Node proxy with the rules of deploy/nginx (no nginx is installed)',
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(
  agent: Agent,
  port: number,
  incoming: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const { connection: _, ...passed } = headers;
    const options = { host: '127.0.0.1', port, agent, method, path: url, headers: passed };
    const asked = ask({ ...options, timeout: TIMEOUT_MS }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        answer.complete
          ? resolve({
              status: answer.statusCode ?? 502,
              headers: answer.rawHeaders,
              body: Buffer.concat(parts),
            })
          : reject(new Error('the answer broke off')),
      );
    });
    asked.on('timeout', () => asked.destroy(new Error('too slow')));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Headers of the connection to the process are not those of the visitor's. */
function withoutHop(raw: readonly string[]): string[] {
  const forwarded: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2);
    if (/^(connection|keep-alive|transfer-encoding)$/i.test(name)) continue;
    forwarded.push(name, value);
  }
  return forwarded;
}
