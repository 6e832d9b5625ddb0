import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request as a fake reads it. */
export interface FakeRequest {
  method: string;
  url: URL;
  authorization: string;
  body: string;
}

/** An HTTP answer of a fake CRM; `body` goes out as JSON. */
export type FakeAnswer = { status: number; body?: unknown; headers?: Record<string, string> };

/** What goes wrong with a request; of a `lost` one the CRM has done the work before the connection ends. */
export type Fault =
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'nonsense' }
  | { kind: 'silent' }
  | { kind: 'lost' };

/** A CRM of a test: a local server. */
export interface FakeServer {
  readonly origin: string;
  readonly requests: FakeRequest[];
  /** Goes wrong with the next request whose path fits; each once. */
  fail(path: RegExp, fault: Fault): void;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine that answers by a function and goes wrong as it is told. */
export async function startFakeServer(
  answer: (request: FakeRequest) => FakeAnswer,
): Promise<FakeServer> {
  const faults: { path: RegExp; fault: Fault }[] = [];
  const requests: FakeRequest[] = [];
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  async function receive(incoming: IncomingMessage, response: ServerResponse) {
    const request = {
      ...{ method: incoming.method ?? '', url: new URL(incoming.url ?? '/', origin) },
      authorization: incoming.headers.authorization ?? '',
      body: await text(incoming),
    };
    requests.push(request);
    const index = faults.findIndex(({ path }) => path.test(request.url.pathname));
    const [failing] = index < 0 ? [] : faults.splice(index, 1);
    const fault = failing?.fault;
    if (fault?.kind === 'silent') return;
    if (fault?.kind === 'status') return send(response, fault);
    if (fault?.kind === 'nonsense') return void response.writeHead(200).end('<html>');
    const answered = answer(request);
    if (fault?.kind === 'lost') return void response.destroy();
    send(response, answered);
  }

  return {
    origin,
    requests,
    fail: (path, fault) => void faults.push({ path, fault }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, { status, body, headers }: FakeAnswer) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
